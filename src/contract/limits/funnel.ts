/** The funnel: numbers that the specification gives (Spec §9). */

/** Kinds of providers. */
export const SERVICE_PROVIDER_TYPES = ['AL', 'HA'] as const;
/** Services that the funnel's autocomplete asks for, and from which taxonomy. */
export const AUTOCOMPLETE_LIMIT = 10;
export const AUTOCOMPLETE_TAXONOMY = 'HA Task';
/** Providers that the funnel suggests. */
export const PROVIDER_SUGGESTION_LIMIT = 3;
