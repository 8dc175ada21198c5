import * as v from 'valibot';
import { count, flag, id, instant, shown, text } from './fields.js';
import type { OfProvider } from './ids.js';

export interface SuggestInput extends OfProvider {
  readonly query: string;
  /** 5 unless told. */
  readonly limit?: number;
}

export interface SuggestLocationsInput extends SuggestInput {
  /** `All` unless told. */
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
 * A lead as the lead page gets it, in both dialects and all address shapes.
 * One answer may also hold the provider's view: the fields that are there are read.
 */
export const wireLeadPage = v.object({
  leadId: id,
  purchased: flag,
  sentDate: v.nullish(instant),
  purchaserCount: v.nullish(count),
  price: shown,
  /** When this was answered, by the gateway's own clock: from the header `Date`, where a page may read it. */
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

/** Places that fit what is being typed into a filter, as `suggestLocations` answers them. */
export const wireLocationSuggestions = v.object({
  locations: v.array(v.object({ city: v.string(), state: v.string(), postalCode: text, locationName: v.string() })),
});

export type WireLocationSuggestions = v.InferOutput<typeof wireLocationSuggestions>;

const namedCategories = v.object({ categories: v.array(v.object({ categoryId: id, categoryName: v.string() })) });

/** Categories that fit what is being typed into a filter, as `suggestCategories` answers them. */
export const wireCategorySuggestions = namedCategories;

export type WireCategorySuggestions = v.InferOutput<typeof wireCategorySuggestions>;

/** Members whose names fit what is being typed, as `suggestMembers` answers them. */
export const wireMemberSuggestions = v.object({
  members: v.array(v.object({ memberName: v.string(), contactInformationIds: v.array(id) })),
});

export type WireMemberSuggestions = v.InferOutput<typeof wireMemberSuggestions>;
