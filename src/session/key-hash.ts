const PRIME = 0x01000193;

/**
 * A hash for storage keys. It hides the text from a glance, but is not a secret: anyone who has the text can compute
 * it.
 * @returns 64 bits in base 36
 */
export function keyHash(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x050c5d1f;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, PRIME);
    low = Math.imul(low ^ (code + index), PRIME) ^ (high >>> 13);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
