/** How many bytes go into one call: each is an argument. */
const AT_ONCE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE));
  }
  return btoa(text);
}

/** @throws DOMException when it is no base64 */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}
