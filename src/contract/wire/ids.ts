/** Ids may be given as strings or integers. */
export type Id = string | number;

export interface OfLead {
  readonly leadId: Id;
}

export interface OfProvider {
  readonly serviceProviderId: Id;
}

export interface OfPostalCode {
  readonly postalCode: string;
}

/** Turns an id into an integer. An id that is not one stays as it is, and the gateway refuses it with a message. */
export function asInteger(id: Id): Id {
  const integer = Number(id);
  return id !== '' && Number.isSafeInteger(integer) ? integer : id;
}

export function asIntegers(ids: readonly Id[] | undefined): readonly Id[] {
  return (ids ?? []).map(asInteger);
}
