import type { NonEmpty } from './dates.js';

/** Postal codes of towns in each state. */
const TOWNS = `10001 New York NY|11201 Brooklyn NY|14202 Buffalo NY|02108 Boston MA|04101 Portland ME|03101 Manchester NH|\
05401 Burlington VT|02903 Providence RI|06103 Hartford CT|07102 Newark NJ|19103 Philadelphia PA|15222 Pittsburgh PA|\
19801 Wilmington DE|21201 Baltimore MD|20001 Washington DC|23219 Richmond VA|25301 Charleston WV|27601 Raleigh NC|\
28202 Charlotte NC|29401 Charleston SC|30303 Atlanta GA|32202 Jacksonville FL|33130 Miami FL|33602 Tampa FL|\
35203 Birmingham AL|37203 Nashville TN|38103 Memphis TN|39201 Jackson MS|40202 Louisville KY|43215 Columbus OH|\
44113 Cleveland OH|45202 Cincinnati OH|46204 Indianapolis IN|48226 Detroit MI|50309 Des Moines IA|53202 Milwaukee WI|\
55401 Minneapolis MN|57104 Sioux Falls SD|58102 Fargo ND|59101 Billings MT|60601 Chicago IL|63101 Saint Louis MO|\
64106 Kansas City MO|66101 Kansas City KS|68102 Omaha NE|70112 New Orleans LA|72201 Little Rock AR|73102 Oklahoma City OK|\
75201 Dallas TX|76102 Fort Worth TX|77002 Houston TX|78205 San Antonio TX|79901 El Paso TX|80202 Denver CO|\
82001 Cheyenne WY|83702 Boise ID|84101 Salt Lake City UT|85004 Phoenix AZ|87102 Albuquerque NM|89101 Las Vegas NV|\
90012 Los Angeles CA|90210 Beverly Hills CA|92101 San Diego CA|94103 San Francisco CA|95814 Sacramento CA|\
96813 Honolulu HI|97201 Portland OR|98101 Seattle WA|99501 Anchorage AK`;

let byPostalCode: ReadonlyMap<string, Place> | undefined;

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
export const PLACES: NonEmpty<Place> = [
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

export const STREETS: NonEmpty<string> = [
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

/** The place of a postal code (5 digits, or ZIP+4). Undefined if unknown. */
export function placeOf(postalCode: string): Place | undefined {
  byPostalCode ??= new Map([...TOWNS.split('|').map(town), ...PLACES].map((place) => [place.postalCode, place]));
  return byPostalCode.get(postalCode.slice(0, 5));
}

function town(line: string): Place {
  return { postalCode: line.slice(0, 5), city: line.slice(6, -3), state: line.slice(-2) };
}
