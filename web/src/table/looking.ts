import { recall, remember } from "../remembered";

/** The answers to a hello for a seat that is not, or no longer, the caller's. */
export const NOT_OURS: ReadonlySet<string> = new Set([
  "error-not-yours",
  "error-seat-open",
  "error-bot-seat",
  "error-identity",
  "error-seat",
]);

/**
 * Which seat this device is to be shown. One that sits here alone sees their own all the time. Where several share
 * the device, it is the one who has lifted the curtain, and nobody's as long as that isn't clear.
 */
export function seatToShow(
  { dealt, yours }: { dealt: boolean; yours: readonly number[] },
  lifted: number | null,
): number | null {
  if (!dealt) return null;
  if (yours.length === 1) return yours[0] ?? null;
  return lifted !== null && yours.includes(lifted) ? lifted : null;
}

/** Who had lifted the curtain when the page was loaded anew: what lay before them is theirs to finish. */
export function recallLifted(table: string): number | null {
  const [at, seat] = (recall("lifted") ?? "").split(" ");
  return at === table && seat ? Number(seat) : null;
}

export function rememberLifted(table: string, seat: number | null): void {
  remember("lifted", seat === null ? "" : `${table} ${seat}`);
}
