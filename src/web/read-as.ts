import * as v from 'valibot';

/**
 * Reads what a host, the device or another tab gives.
 * @returns undefined if it does not fit the schema, or if a property of it throws
 */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
