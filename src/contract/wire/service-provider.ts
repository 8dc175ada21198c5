import * as v from 'valibot';
import { id, text } from './fields.js';

/** The provider's own record, as `serviceProvider` answers it. */
export const wireServiceProviders = v.object({
  serviceProviders: v.array(
    v.object({
      serviceProviderId: id,
      name: text,
      primaryAddress: v.nullish(v.object({ postalCode: text })),
    }),
  ),
});

export type WireServiceProviders = v.InferOutput<typeof wireServiceProviders>;
