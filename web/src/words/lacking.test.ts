import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import App from "../App.svelte";
import type * as Files from "./files";
import { NoWords } from "./files";
import { Words } from "./words.svelte";

/** Files that can't be had just now, as "en/hats"; "*" stands for any language. */
const lost = new Set<string>();

vi.mock("./files", async (original) => {
  const real = await original<typeof Files>();
  const load = (language: string, file: string): ReturnType<typeof Files.wordsFile> =>
    [`${language}/${file}`, `*/${file}`].some((name) => lost.has(name))
      ? Promise.reject(new real.NoWords(file))
      : real.wordsFile(language, file);
  return { ...real, wordsFile: load };
});

beforeEach(() => {
  lost.clear();
  localStorage.clear();
  localStorage.setItem("hatstand-language", "de");
});

afterEach(cleanup);

describe("words that can't be loaded", () => {
  test("another language is spoken, and the one that is wanted known", async () => {
    lost.add("de/common");
    const words = new Words();
    await words.start();
    expect([words.language, words.lacking, words.ready]).toEqual(["en", "de", true]);
    lost.clear();
    await words.choose("de");
    expect([words.language, words.lacking]).toEqual(["de", null]);
  });

  test("a game whose words there are in one other language is played in that", async () => {
    lost.add("de/hats").add("en/hats").add("ru/hats");
    const words = new Words();
    await words.start();
    await words.need("hats");
    expect([words.language, words.has("hats-name"), words.has("page-rules")]).toEqual(["uk", true, true]);
  });

  test("without a game's words all others can be said, in every language", async () => {
    lost.add("*/hats");
    const words = new Words();
    await words.start();
    await expect(words.need("hats")).rejects.toThrow(NoWords);
    expect([words.language, words.mute]).toEqual(["de", false]);
    await words.choose("ru");
    expect(words.language).toBe("ru");
    lost.clear();
    await words.need("hats");
    expect(words.has("hats-name")).toBe(true);
  });

  test("without a word the page says so in all languages, and can be loaded again", async () => {
    lost.add("*/common");
    const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
    render(App);
    const alert = await screen.findByRole("alert");
    expect([...alert.children].map((line) => (line as HTMLElement).lang)).toEqual(["ru", "uk", "en", "de"]);
    await fireEvent.click(screen.getByRole("button", { name: /Load again/ }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a language that can't be had is not shown as chosen, and offered again", async () => {
    history.replaceState(null, "", "/about");
    render(App);
    const list = await screen.findByRole<HTMLSelectElement>("combobox");
    lost.add("uk/common");
    await fireEvent.change(list, { target: { value: "uk" } });
    await vi.waitFor(() => expect(list.value).toBe("de"));
    expect(screen.getByRole("alert").textContent).toContain("nicht geladen");
    lost.clear();
    await fireEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
    await vi.waitFor(() => expect(list.value).toBe("uk"));
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  test("where a game's words are missing the page says so instead of nothing", async () => {
    lost.add("*/genial");
    history.replaceState(null, "", "/about");
    render(App);
    await screen.findByRole("button", { name: "Seite neu laden" });
  });
});
