import type { GenericSchema } from 'valibot';
import type { AnyCall } from './call.js';

/** Returns the schema of what a definition sends, or undefined if it sends nothing or what the host wants. */
export function schemaOf(definition: AnyCall & { readonly fields?: () => GenericSchema }) {
  const fields = definition.fields?.() ?? definition.query ?? definition.body;
  return typeof fields === 'function' ? undefined : fields;
}
