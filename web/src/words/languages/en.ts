export default import.meta.glob<string>(["$locales/en/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
