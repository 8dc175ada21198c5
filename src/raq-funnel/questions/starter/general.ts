import type { Question } from '../../funnel/funnel.js';

/** The questions of one or more services, by the ids of categories and tasks. */
export interface ServiceQuestions {
  readonly ids: readonly number[];
  /** Asked first, and only if the customer chose the whole trade: the name of a task answers them. */
  readonly ofTrade?: readonly Question[];
  readonly questions: readonly Question[];
}

/** The kind of property. All services share this question, so that the customer answers it once. */
export const PLACE = one('place', 'What kind of place is it?', {
  house: 'House',
  apartment: 'Apartment or condo',
  business: 'Business',
  other: 'Something else',
});

export const OWNER = one('owner', 'Do you own the place?', {
  yes: 'Yes',
  no: 'No, I rent it',
  allowed: 'No, but I have permission for this work',
});

export const GENERAL: Omit<ServiceQuestions, 'ids'> = {
  ofTrade: [
    one('kind', 'What kind of job is it?', {
      new: 'Install something new',
      repair: 'A repair',
      regular: 'Ongoing maintenance',
      unsure: 'I am not sure',
    }),
  ],
  questions: [PLACE],
};

type Options = Readonly<Record<string, string>>;

/** A required question with one answer. */
export function one(id: string, text: string, options: Options): Question {
  return { id, text, type: 'one', required: true, options: optionsOf(options) };
}

/** An optional question with any number of answers. */
export function many(id: string, text: string, options: Options): Question {
  return { id, text, type: 'many', options: optionsOf(options) };
}

/** The same question, shown only if another question has one of these answers. */
export function when(id: string, is: readonly string[], question: Question): Question {
  return { ...question, visibleIf: { id, is } };
}

function optionsOf(options: Options) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

const WATER = one('water', 'Can you turn the water off?', { yes: 'Yes', no: 'No' });

/** Pipes, wires, air, and what is built into a house to use them. */
export const SYSTEMS: readonly ServiceQuestions[] = [
  {
    ids: [10214, 10234],
    questions: [
      one('drain', 'Which drain is clogged?', {
        kitchen: 'Kitchen sink',
        bath: 'Bathtub or shower',
        toilet: 'Toilet',
        main: 'Main line: several drains at once',
        unsure: 'I am not sure',
      }),
      one('flow', 'Does water still drain?', { slowly: 'Yes, slowly', no: 'No', back: 'No, and it comes back up' }),
      PLACE,
    ],
  },
  {
    ids: [10219, 10220],
    questions: [
      one('heater', 'What kind of water heater is it?', {
        gas: 'Gas tank',
        electric: 'Electric tank',
        tankless: 'Tankless',
        unsure: 'I am not sure',
      }),
      one('heater-age', 'How old is it?', { new: 'Under 5 years', middle: '5 to 10 years', old: 'Over 10 years' }),
      PLACE,
    ],
  },
  {
    ids: [10202],
    ofTrade: [
      one('plumbing', 'What do you need help with?', {
        leak: 'A leak',
        blocked: 'Something is clogged',
        install: 'Install something new',
        other: 'Something else',
      }),
      when('plumbing', ['leak'], WATER),
    ],
    questions: [PLACE],
  },
  { ids: [10244], questions: [WATER, PLACE] },
  {
    ids: [10300],
    ofTrade: [
      one('electrical', 'What do you need help with?', {
        fault: 'Something does not work',
        install: 'Install something new',
        upgrade: 'The panel or the wiring',
        other: 'Something else',
      }),
      when('electrical', ['fault'], one('power', 'Is there power in the rest of the place?', { yes: 'Yes', no: 'No' })),
    ],
    questions: [PLACE],
  },
  {
    ids: [10400],
    ofTrade: [
      one('climate', 'What do you need help with?', {
        cooling: 'Cooling',
        heating: 'Heating',
        both: 'Both',
        air: 'Ducts or fresh air',
      }),
      one('climate-work', 'What work do you need?', {
        repair: 'A repair',
        replace: 'A new system',
        service: 'A tune-up',
      }),
    ],
    questions: [PLACE],
  },
  {
    ids: [11000],
    ofTrade: [
      many('appliances', 'Which appliances?', {
        refrigerator: 'Refrigerator',
        washer: 'Washing machine',
        dryer: 'Dryer',
        dishwasher: 'Dishwasher',
        oven: 'Oven or stove',
        other: 'Something else',
      }),
    ],
    questions: [{ id: 'brand', text: 'Which brand is it?', type: 'text' }],
  },
  {
    ids: [11100],
    ofTrade: [
      one('solar', 'What do you need help with?', { panels: 'New panels', battery: 'A battery', repair: 'A repair' }),
    ],
    questions: [
      OWNER,
      one('bill', 'How much is your electric bill each month?', {
        low: 'Under $100',
        middle: '$100 to $200',
        high: 'Over $200',
      }),
    ],
  },
  {
    ids: [11500],
    ofTrade: [
      one('lock', 'What do you need help with?', {
        out: 'I am locked out',
        change: 'Change a lock',
        new: 'A new lock',
      }),
    ],
    questions: [one('lock-place', 'Where is the lock?', { home: 'Home', car: 'Car', business: 'Business' })],
  },
];
