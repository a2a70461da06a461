import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { placeOf } from "./address.svelte";
import App from "./App.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (path: string): void => {
  history.replaceState(null, "", path);
  render(App);
};

describe("addresses", () => {
  test.each([
    ["/", { page: "lobby" }],
    ["/table/abc", { page: "table", table: "abc" }],
    ["/rules/hidden_hats", { page: "rules", game: "hidden_hats" }],
    ["/about", { page: "about" }],
    ["/nowhere", { page: "lobby" }],
    ["/table", { page: "lobby" }],
    ["/table/%", { page: "table", table: "%" }],
  ])("%s", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

describe("the page", () => {
  test("tells the rules, every section, in the language of the moment", async () => {
    at("/rules/hidden_hats");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toContain("Hidden Hats");
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(9);
    expect(screen.getByText(/Alexey Konnov/)).toBeTruthy();
    await fireEvent.change(screen.getByRole("combobox", { name: "Language" }), { target: { value: "de" } });
    await screen.findByRole("combobox", { name: "Sprache" });
    expect(document.documentElement.lang).toBe("de");
    expect(localStorage.getItem("hatstand-language")).toBe("de");
  });

  test("goes from page to page without a reload, and back", async () => {
    at("/about");
    await fireEvent.click(await screen.findByRole("link", { name: "To the first page" }));
    expect(location.pathname).toBe("/");
    expect(screen.queryByText(/MIT licence/)).toBeNull();
    history.replaceState(null, "", "/about");
    dispatchEvent(new PopStateEvent("popstate"));
    await screen.findByText(/MIT licence/);
  });

  test("names whose games these are", async () => {
    at("/about");
    const main = await screen.findByRole("main");
    await vi.waitFor(() => expect(main.textContent).toContain("Konnov"));
    const text = main.textContent;
    for (const name of [
      "Alexey Paltsev",
      "Anatoly Shklyarov",
      "Zoch",
      "Gabriele Bubola",
      "Reiner Knizia",
      "Kosmos",
    ]) {
      expect(text).toContain(name);
    }
  });
});
