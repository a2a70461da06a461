export default import.meta.glob<string>(["$locales/ru/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
