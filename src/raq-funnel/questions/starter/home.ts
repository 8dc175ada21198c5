import { many, OWNER, one, PLACE, type ServiceQuestions, when } from './general.js';

const YARD = one('yard', 'How big is the yard?', {
  small: 'Small: up to 2,000 square feet',
  middle: 'Medium: up to 10,000 square feet',
  large: 'Large: over 10,000 square feet',
  unsure: 'I am not sure',
});

const STORIES = one('stories', 'How many stories does the building have?', { 1: 'One', 2: 'Two', 3: 'Three or more' });

const ROOF_LEAK = one('roof-leak', 'Does it leak now?', { yes: 'Yes', no: 'No' });

/** Around the house and on its outer side. */
export const OUTSIDE: readonly ServiceQuestions[] = [
  {
    ids: [10600],
    ofTrade: [
      many('garden', 'What work do you need?', {
        mowing: 'Mowing',
        planting: 'Planting',
        cleanup: 'Cleanup',
        design: 'Design',
        watering: 'Sprinklers',
      }),
    ],
    questions: [YARD, one('rhythm', 'How often?', { once: 'Once', weekly: 'Every week', monthly: 'Every month' })],
  },
  {
    ids: [11700, 10602],
    questions: [
      { id: 'trees', text: 'How many trees are there?', type: 'number', required: true },
      one('tree-height', 'How tall is the tallest?', {
        low: 'Up to 20 feet',
        middle: '20 to 60 feet',
        high: 'Over 60 feet',
      }),
      one('tree-near', 'Is it close to a building or a power line?', { yes: 'Yes', no: 'No', unsure: 'I am not sure' }),
    ],
  },
  {
    ids: [10800],
    ofTrade: [
      one('roof-work', 'What work do you need?', { repair: 'A repair', replace: 'A new roof', look: 'An inspection' }),
      when('roof-work', ['repair'], ROOF_LEAK),
    ],
    questions: [STORIES],
  },
  { ids: [10801], questions: [ROOF_LEAK, STORIES] },
  { ids: [11800, 10803], questions: [STORIES, PLACE] },
  {
    ids: [12000, 10604],
    ofTrade: [
      one('fence-work', 'What work do you need?', { new: 'A new fence', replace: 'A replacement', repair: 'A repair' }),
    ],
    questions: [{ id: 'fence-length', text: 'How long is it, in feet?', type: 'number' }],
  },
  {
    ids: [12100],
    ofTrade: [
      one('deck-work', 'What work do you need?', {
        new: 'Build something new',
        repair: 'A repair',
        finish: 'A new finish',
      }),
    ],
    questions: [OWNER],
  },
  {
    ids: [12400],
    ofTrade: [one('openings-work', 'What work do you need?', { replace: 'New ones', repair: 'A repair' })],
    questions: [{ id: 'openings', text: 'How many windows or doors?', type: 'number', required: true }, STORIES],
  },
  {
    ids: [11600],
    ofTrade: [
      one('garage-work', 'What do you need help with?', { door: 'The door', opener: 'The opener', new: 'A new door' }),
    ],
    questions: [one('garage-size', 'How wide is the door?', { one: 'One car', two: 'Two cars' })],
  },
  {
    ids: [12500],
    ofTrade: [
      one('pool-work', 'What work do you need?', { clean: 'Cleaning', repair: 'A repair', new: 'A new pool or spa' }),
      when('pool-work', ['clean'], one('pool-rhythm', 'How often?', { once: 'Once', weekly: 'Every week' })),
    ],
    questions: [],
  },
];

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
    ofTrade: [
      many('handy', 'What work do you need?', {
        assemble: 'Assemble furniture',
        mount: 'Mount a TV or shelves',
        walls: 'Repair a wall',
        doors: 'Doors or windows',
        other: 'Something else',
      }),
    ],
    questions: [PLACE],
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
