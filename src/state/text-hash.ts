/**
 * SHA-256 of a text, in hexadecimal digits; empty where the browser gives no cryptography, as on a page without TLS.
 */
export async function textHash(text: string): Promise<string> {
  const { subtle } = globalThis.crypto ?? {};
  if (subtle === undefined) return '';
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
