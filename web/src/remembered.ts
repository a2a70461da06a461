/** Small wishes this browser keeps between visits. Where it may keep nothing, nothing is remembered. */
const prefix = "hatstand-";

function allowed<Result>(what: () => Result): Result | null {
  try {
    return what();
  } catch (problem) {
    if (problem instanceof DOMException) return null; // storage is switched off, or full
    throw problem;
  }
}

export function recall(name: string): string | null {
  return allowed(() => localStorage.getItem(prefix + name));
}

export function remember(name: string, value: string): void {
  allowed(() => localStorage.setItem(prefix + name, value));
}
