/** Lists repeat their key; a field that is not set is left out. */
export function withQuery(url: string, query: Readonly<Record<string, unknown>> = {}): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) fields.append(name, String(each));
    }
  }
  const text = fields.toString();
  return text === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${text}`;
}
