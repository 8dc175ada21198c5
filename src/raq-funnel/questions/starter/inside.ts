import { many, OWNER, one, PLACE, type ServiceQuestions } from './general.js';

const ROOMS = {
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  bedroom: 'Bedroom',
  living: 'Living room',
  other: 'Another room',
};

/** Rooms, and what is done in them. */
export const INSIDE: readonly ServiceQuestions[] = [
  {
    ids: [10500],
    questions: [
      one('bedrooms', 'How many bedrooms are there?', { 1: 'One or none', 2: 'Two', 3: 'Three', 4: 'Four or more' }),
      one('rhythm', 'How often?', {
        once: 'Once',
        weekly: 'Every week',
        biweekly: 'Every two weeks',
        monthly: 'Every month',
      }),
      PLACE,
    ],
  },
  {
    ids: [10700],
    questions: [
      one('paint-where', 'What needs to be painted?', { inside: 'Inside', outside: 'Outside', both: 'Both' }),
      {
        id: 'paint-rooms',
        text: 'How many rooms?',
        type: 'number',
        visibleIf: { id: 'paint-where', is: ['inside', 'both'] },
      },
      PLACE,
    ],
  },
  {
    ids: [10900],
    questions: [
      many('handy', 'What work do you need?', {
        assemble: 'Assemble furniture',
        mount: 'Mount a TV or shelves',
        walls: 'Repair a wall',
        doors: 'Doors or windows',
        other: 'Something else',
      }),
      PLACE,
    ],
  },
  {
    ids: [12700],
    questions: [
      many('rooms', 'Which rooms?', ROOMS),
      one('plans', 'How far along are your plans?', {
        idea: 'An idea',
        drawn: 'I have drawings',
        ready: 'Ready to start',
      }),
      OWNER,
    ],
  },
  {
    ids: [12800],
    questions: [
      one('floor', 'What kind of floor do you want?', {
        wood: 'Hardwood',
        tile: 'Tile',
        carpet: 'Carpet',
        laminate: 'Laminate or vinyl',
        unsure: 'I am not sure',
      }),
      many('rooms', 'Which rooms?', ROOMS),
    ],
  },
  {
    ids: [13100],
    questions: [
      many('pests', 'What have you seen?', {
        ants: 'Ants',
        roaches: 'Roaches',
        rodents: 'Mice or rats',
        termites: 'Termites',
        other: 'Something else',
      }),
      PLACE,
    ],
  },
  {
    ids: [13200],
    questions: [
      one('move-size', 'How much do you need to move?', {
        items: 'A few things',
        small: 'A studio or one bedroom',
        middle: 'Two or three bedrooms',
        large: 'Four bedrooms or more',
      }),
      { id: 'move-to', text: 'Where are you moving to? Enter a city or ZIP code', type: 'text', required: true },
    ],
  },
  {
    ids: [13300],
    questions: [
      one('junk', 'How much is there to haul away?', {
        items: 'A few things',
        truck: 'A pickup load',
        more: 'More than that',
      }),
      PLACE,
    ],
  },
];
