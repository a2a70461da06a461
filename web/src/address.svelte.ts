import { createContext } from "svelte";

export type Place =
  { page: "lobby" } | { page: "table"; table: string } | { page: "rules"; game: string } | { page: "about" };

export function placeOf(path: string): Place {
  const [first, second] = path.split("/").filter(Boolean);
  if (first === "table" && second) return { page: "table", table: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "about") return { page: "about" };
  return { page: "lobby" };
}

/** Where the reader is. Links stay plain links (they open in a new tab, too); a plain click needs no reload. */
export class Address {
  #path = $state(location.pathname);
  readonly place: Place = $derived(placeOf(this.#path));

  go(path: string): void {
    if (path === this.#path) return;
    history.pushState(null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Listens to the whole page; returns how to stop. */
  listen(): () => void {
    const moved = (): void => {
      this.#path = location.pathname;
    };
    const clicked = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname);
    };
    addEventListener("popstate", moved);
    addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener("click", clicked);
    };
  }
}

export const [getAddress, setAddress] = createContext<Address>();
