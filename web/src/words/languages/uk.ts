export default import.meta.glob<string>(["$locales/uk/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
