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

/** Turns an id into an integer. One that would come out as another id, such as `0042` or `pro-a`, stays as it is. */
export function asInteger(id: Id): Id {
  const integer = Number(id);
  return Number.isSafeInteger(integer) && String(integer) === id ? integer : id;
}

export function asIntegers(ids: readonly Id[] | undefined): readonly Id[] {
  return (ids ?? []).map(asInteger);
}
