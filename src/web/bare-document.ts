/**
 * The document as the platform made it. On `document` itself, an element of the page hides the property that it is named
 * after, as `<img name="cookie">` does.
 */
export function bareDocument(page: Document = document): Document {
  return new Proxy(page, {
    get(_page, name) {
      const value = Reflect.get(Document.prototype, name, page);
      return typeof value === 'function' ? (...values: unknown[]) => Reflect.apply(value, page, values) : value;
    },
  });
}
