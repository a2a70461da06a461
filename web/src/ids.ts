/** A fresh client id: 128 random bits in hex. (randomUUID exists only in secure contexts; the house has plain http.) */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
