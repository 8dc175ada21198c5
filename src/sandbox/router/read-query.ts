import * as v from 'valibot';

/** A query as an object that a schema can check; the named parameters become lists (wire.md repeats the key). */
export function fieldsOf(query: URLSearchParams, ...lists: readonly string[]): Record<string, unknown> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, lists.includes(name) ? query.getAll(name) : query.get(name)]));
}

/** A whole number from 0 on, as text. */
export const numeral = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Expected a whole number.'), v.transform(Number));

/** How many entries an answer may have: 1 to 500. */
export const limit = v.pipe(numeral, v.minValue(1), v.maxValue(500));

export const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((word) => word === 'true'),
);

/** A list that has at least one id. */
export const idList = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty());

export const providerTypes = v.optional(v.array(v.picklist(['AL', 'HA'])), ['AL', 'HA']);
