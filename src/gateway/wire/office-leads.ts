import * as v from 'valibot';
import { count, flag, id, instant, shown, text } from './fields.js';
import type { OfProvider } from './ids.js';

export interface SuggestInput extends OfProvider {
  readonly query: string;
  /** 5 by default. */
  readonly limit?: number;
}

export interface SuggestLocationsInput extends SuggestInput {
  /** `All` by default. */
  readonly locationType?: 'All' | 'City' | 'PostalCode';
}

const question = v.object({ questionText: v.string(), answerText: text });

const category = v.nullish(v.object({ id: v.nullish(id), name: text }));

const address = v.object({
  firstLine: text,
  secondLine: text,
  lineOne: text,
  lineTwo: text,
  city: text,
  state: text,
  postalCode: text,
});

const person = v.object({
  firstName: text,
  lastName: text,
  phone: text,
  phoneNumber: text,
  email: text,
  emailAddress: text,
});

/**
 * A lead for the lead page, in both formats of the gateway and all forms of its address.
 * An answer may also have the fields of the provider's view.
 */
export const wireLeadPage = v.object({
  leadId: id,
  purchased: flag,
  sentDate: v.nullish(instant),
  purchaserCount: v.nullish(count),
  price: shown,
  /** The gateway's time, from the header `Date`. Missing if the page may not read that header. */
  answeredAt: v.nullish(instant),
  info: v.nullish(
    v.object({
      title: text,
      description: text,
      urgency: text,
      category,
      attributes: v.nullish(v.array(question)),
    }),
  ),
  address: v.nullish(address),
  user: v.nullish(person),
  customerInfo: v.nullish(
    v.object({ ...person.entries, ...address.entries, addressLineOne: text, addressLineTwo: text }),
  ),
  // The provider's view of the same lead, where an answer has that alone.
  urgency: text,
  description: text,
  category,
  questionsAndAnswers: v.nullish(v.array(v.object({ question: v.string(), answers: v.nullish(v.array(v.string())) }))),
});

export type WireLeadPage = v.InferOutput<typeof wireLeadPage>;

/** Places that match what is typed into a filter: the answer of `suggestLocations`. */
export const wireLocationSuggestions = v.object({
  locations: v.array(v.object({ city: v.string(), state: v.string(), postalCode: text, locationName: v.string() })),
});

export type WireLocationSuggestions = v.InferOutput<typeof wireLocationSuggestions>;

const namedCategories = v.object({ categories: v.array(v.object({ categoryId: id, categoryName: v.string() })) });

/** Categories that match what is typed into a filter: the answer of `suggestCategories`. */
export const wireCategorySuggestions = namedCategories;

export type WireCategorySuggestions = v.InferOutput<typeof wireCategorySuggestions>;

/** Members whose names match what is typed: the answer of `suggestMembers`. */
export const wireMemberSuggestions = v.object({
  members: v.array(v.object({ memberName: v.string(), contactInformationIds: v.array(id) })),
});

export type WireMemberSuggestions = v.InferOutput<typeof wireMemberSuggestions>;
