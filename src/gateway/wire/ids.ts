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

/** Converts an id to an integer, unless that changes the id: `0042` and `pro-a` stay as they are. */
export function asInteger(id: Id): Id {
  const integer = Number(id);
  return Number.isSafeInteger(integer) && String(integer) === id ? integer : id;
}

export function asIntegers(ids: readonly Id[] | undefined): readonly Id[] {
  return (ids ?? []).map(asInteger);
}
