import * as v from 'valibot';

/** Ids are strings or integers on the wire. A checked answer has strings. */
export const id = v.pipe(
  v.custom<string | number>((value) => typeof value === 'string' || Number.isSafeInteger(value)),
  v.transform(String),
);

export const text = v.nullish(v.string());
/** Any finite number. JSON's `1e999` becomes Infinity. */
export const amount = v.custom<number>((value) => Number.isFinite(value));
export const wordOrNumber = v.custom<string | number>((value) => typeof value === 'string' || Number.isFinite(value));
/** A word or a number that is shown without a change, for instance a price. */
export const shown = v.nullish(wordOrNumber);
export const flag = v.nullish(v.boolean());
export const count = v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** An ISO 8601 instant with an offset, such as `2026-11-18T14:15:00-06:00`. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/),
  v.check((value) => !Number.isNaN(new Date(value).getTime())),
);

/** An answer that the client does not read. It may be empty. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);

/** A text that is not blank. */
export const filled = v.pipe(v.string(), v.regex(/\S/));

export const ids = v.array(id);

export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The most entries of an answer. */
export const limit = v.pipe(v.number(), v.integer(), v.minValue(1));
