export default import.meta.glob<string>(["$locales/de/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
