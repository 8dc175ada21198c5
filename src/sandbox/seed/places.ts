import type { Some } from './random.js';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

function texas(city: string, postalCode: string): Place {
  return { city, state: 'TX', postalCode };
}

export const AUSTIN = texas('Austin', '78704');

/** Where the sandbox's customers live: Austin and the towns around it. */
export const PLACES: Some<Place> = [
  AUSTIN,
  texas('Austin', '78702'),
  texas('Austin', '78723'),
  texas('Austin', '78731'),
  texas('Austin', '78745'),
  texas('Austin', '78757'),
  texas('Bastrop', '78602'),
  texas('Bee Cave', '78738'),
  texas('Buda', '78610'),
  texas('Cedar Park', '78613'),
  texas('Dripping Springs', '78620'),
  texas('Georgetown', '78628'),
  texas('Hutto', '78634'),
  texas('Kyle', '78640'),
  texas('Lakeway', '78734'),
  texas('Leander', '78641'),
  texas('Lockhart', '78644'),
  texas('Manor', '78653'),
  texas('Pflugerville', '78660'),
  texas('Round Rock', '78664'),
  texas('San Marcos', '78666'),
  texas('Taylor', '76574'),
  texas('Wimberley', '78676'),
];

export const STREETS: Some<string> = [
  'Kinney Ave',
  'Bluebonnet Ln',
  'Barton Hills Dr',
  'Manchaca Rd',
  'Pecan St',
  'Old Settlers Blvd',
  'Oltorf St',
  'Sycamore Creek Dr',
  'Ranch Road 12',
  'Mesa Dr',
  'Cypress Point W',
  'Live Oak St',
];
