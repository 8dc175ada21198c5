import * as v from 'valibot';

/** Ids are strings or integers on the wire; everything behind the door has strings. */
export const id = v.pipe(
  v.custom<string | number>((value) => typeof value === 'string' || Number.isSafeInteger(value)),
  v.transform(String),
);

export const text = v.nullish(v.string());
/** Any number but Infinity, which JSON's `1e999` becomes: nobody can be shown that. */
export const amount = v.custom<number>((value) => Number.isFinite(value));
export const wordOrNumber = v.custom<string | number>((value) => typeof value === 'string' || Number.isFinite(value));
/** A word or a number that is shown as it came, for instance a price. */
export const shown = v.nullish(wordOrNumber);
export const flag = v.nullish(v.boolean());
export const count = v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** An ISO 8601 instant with an offset; anything that no clock can read is refused at the door. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/),
  v.check((value) => !Number.isNaN(new Date(value).getTime())),
);

/** An answer that nothing is read from: an empty body is as good as any. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);
