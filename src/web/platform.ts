/** The address as a URL, or undefined if it is not valid. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** @returns undefined for an invalid percent-encoding */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The page's base URL. Read from the prototype, because an `<img name="baseURI">` shadows `document.baseURI`, and the
 * content of a page must not decide where a token is sent.
 */
export function baseAddressOfPage(): string {
  return Reflect.get(Document.prototype, 'baseURI', document);
}
