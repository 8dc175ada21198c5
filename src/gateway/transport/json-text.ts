/**
 * A body as JSON. Old scripts (Prototype before 1.7) give arrays a `toJSON` that makes texts of them; arrays stay arrays here.
 */
export function jsonText(body: unknown): string {
  return JSON.stringify(body, function (this: object, name, value: unknown): unknown {
    const given: unknown = Reflect.get(this, name);
    return Array.isArray(given) ? given : value;
  });
}
