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
 * The address that relative ones begin at. An image of the page that is named `baseURI` hides it on `document`, and a
 * token must not go where the content of a page says.
 */
export function baseAddressOfPage(): string {
  return Reflect.get(Document.prototype, 'baseURI', document);
}
