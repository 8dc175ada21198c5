/** Stands for a text that is no JSON, such as the page of a login: no answer, not even to a call that reads nothing. */
export const NOT_JSON = Symbol('not JSON');

/** An empty body is undefined: fine where nothing is read from it. */
export function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
