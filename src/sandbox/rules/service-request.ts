import { serviceOf } from '../seed/taxonomy.js';

const POSTAL_CODES = 100_000;

/** The id of a search for providers: category and postal code in one number, so that nothing has to be remembered. */
export function serviceRequestId(search: { readonly categoryId: string; readonly postalCode: string }): number {
  return Number(search.categoryId) * POSTAL_CODES + Number(search.postalCode.slice(0, 5));
}

/** Whether an id can have come from a search. */
export function isServiceRequest(id: string): boolean {
  return serviceOf(String(Math.floor(Number(id) / POSTAL_CODES))) !== undefined;
}
