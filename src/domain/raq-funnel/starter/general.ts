import type { Question } from '../../../contract/raq-funnel.js';
import { one } from './choice.js';

/** What kind of place the job is at; the same for every service, so that it is answered once. */
export const PLACE = one('place', 'What kind of place is it?', {
  house: 'House',
  apartment: 'Apartment or condo',
  business: 'Business',
  other: 'Something else',
});

export const OWNER = one('owner', 'Do you own the place?', {
  yes: 'Yes',
  no: 'No, I rent it',
  allowed: 'No, but I may have work done',
});

/** For a service of which we know nothing. */
export const GENERAL: readonly Question[] = [
  one('kind', 'What kind of job is it?', {
    new: 'Something new',
    repair: 'A repair',
    regular: 'Regular work',
    unsure: 'I am not sure',
  }),
  PLACE,
];
