// Of the games only those that have a table here (src/games/): the others' words are the terminal's.
export default import.meta.glob<string>("$locales/de/{common,hidden_hats}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
