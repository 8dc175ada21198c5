import type { NonEmpty } from './dates.js';
import { ask, type Job, type JobCategory, OWNER, PROPERTY, taxonomyNode, WATER, WHEN } from './job-category.js';

/** Work on drains, sewers, gas and water lines. */
const PIPE_JOBS: NonEmpty<Job> = [
  {
    id: 10214,
    questions: [
      ask('What is the problem with the drain?', 'Slow drain', 'Clogged completely', 'Bad smell', 'Gurgling noise'),
      ask('How many drains need attention?', '1', '2', '3 or more'),
      ask('Is there standing water right now?', 'Yes, in the kitchen sink', 'Yes, in the tub', 'No'),
      PROPERTY,
      WHEN,
    ],
    notes: [
      'Both bathroom sinks drain slowly since the weekend.',
      'Tried a drain snake from the store. It helped for a day.',
      '',
    ],
  },
  {
    id: 10240,
    questions: [
      ask(
        'What do you notice?',
        'Sewage backs up',
        'A wet spot in the yard',
        'Several slow drains',
        'A bad smell outside',
      ),
      ask('Has a camera inspection been done?', 'Yes, I have the video', 'No'),
      ask('How old is the house?', 'Before 1960', '1960 to 1990', 'After 1990'),
      OWNER,
      WHEN,
    ],
    notes: [
      'Roots were found at 40 feet two years ago.',
      'Another company wants to dig up the driveway. I would like a second opinion.',
    ],
  },
  {
    id: 10202,
    questions: [
      ask('What do you need help with?', 'A leaking pipe', 'Low water pressure', 'Several small repairs', 'A remodel'),
      WATER,
      PROPERTY,
      WHEN,
    ],
    notes: [
      'The shut-off valve under the sink is stuck.',
      'Low pressure upstairs only.',
      'We are remodeling the guest bath and need the rough-in moved.',
      '',
    ],
  },
  {
    id: 10260,
    questions: [
      ask('What should be connected?', 'A stove', 'A grill outside', 'A pool heater', 'A dryer'),
      ask('How far is it from the meter?', 'Less than 20 feet', '20 to 50 feet', 'More than 50 feet'),
      PROPERTY,
      WHEN,
    ],
    notes: ['The stove is delivered on the 14th.', 'The city says that we need a permit.'],
  },
  {
    id: 10244,
    questions: [
      ask('Where do you see water?', 'Ceiling', 'Wall', 'Floor', 'Only on the bill'),
      ask('Is the meter turning with all taps closed?', 'Yes', 'No', 'I did not check'),
      OWNER,
    ],
    notes: [
      'The bill went from $60 to $240.',
      'A warm spot on the kitchen floor.',
      'There is a brown ring on the ceiling of the living room.',
    ],
  },
  {
    id: 10247,
    questions: [
      ask('What is wrong with the pump?', 'It does not start', 'It never stops', 'It is very loud'),
      ask('Is there water in the pit?', 'Yes', 'No'),
      PROPERTY,
    ],
    notes: ['It worked until the storm on Friday.', ''],
  },
  {
    id: 10255,
    questions: [
      ask('What are the pipes made of?', 'Galvanized steel', 'Polybutylene', 'Copper', 'Not sure'),
      ask('How many bathrooms?', '1', '2', '3 or more'),
      ask('Is the house lived in?', 'Yes', 'No, it is empty'),
      OWNER,
    ],
    notes: ['Insurance wants the polybutylene out by March.', 'The house is on a slab.'],
  },
];

/** Work on fixtures and appliances. */
const FIXTURE_JOBS: NonEmpty<Job> = [
  {
    id: 10219,
    questions: [
      ask('What is wrong with the water heater?', 'No hot water', 'Not enough hot water', 'It leaks', 'Rusty water'),
      ask('What kind of water heater is it?', 'Gas, with a tank', 'Electric, with a tank', 'Tankless', 'Not sure'),
      ask('How old is it?', 'Less than 5 years', '5 to 10 years', 'More than 10 years'),
      OWNER,
    ],
    notes: [
      'The pilot light goes out every night.',
      'There is a puddle under the tank. We put a bucket there.',
      'Please text before you call, I work nights.',
    ],
  },
  {
    id: 10220,
    questions: [
      ask('What should be installed?', 'A new tank of the same size', 'A tankless heater', 'Help me choose'),
      ask('Where is the heater?', 'Garage', 'Attic', 'Closet', 'Outside'),
      PROPERTY,
      WHEN,
    ],
    notes: ['The old one is from 2006, we want to change it before winter.', '', 'Looking for two or three quotes.'],
  },
  {
    id: 10231,
    questions: [
      ask('Is this a replacement?', 'Yes', 'No, there was none before'),
      ask('Do you have the new disposal already?', 'Yes', 'No, please bring one'),
      ask('Is there a power outlet under the sink?', 'Yes', 'No', 'Not sure'),
    ],
    notes: ['It hums but does not turn.', 'I bought a 3/4 HP model, it is still in the box.'],
  },
  {
    id: 10236,
    questions: [
      ask('How many faucets?', '1', '2', '3 or more'),
      ask('Do you have the new faucet?', 'Yes', 'No, please bring one'),
      PROPERTY,
    ],
    notes: ['The handle came off in my hand.', 'New faucets are here, brushed nickel, two of them.'],
  },
  {
    id: 10237,
    questions: [
      ask('What is wrong with the faucet?', 'It drips', 'It leaks at the base', 'The sprayer is stuck'),
      WATER,
      OWNER,
    ],
    notes: ['It drips all night.', 'The hose under the sink has a bulge.'],
  },
  {
    id: 10233,
    questions: [
      ask(
        'What is wrong with the toilet?',
        'It runs all the time',
        'It is clogged',
        'It leaks at the floor',
        'It does not flush well',
      ),
      ask('How many toilets?', '1', '2', '3 or more'),
      PROPERTY,
      WHEN,
    ],
    notes: ['The only toilet in the house, so please soon.', 'It rocks a little when you sit down.', ''],
  },
  {
    id: 10251,
    questions: [
      ask('Is there a loop for a softener?', 'Yes', 'No', 'Not sure'),
      ask('How many people live there?', '1 or 2', '3 or 4', '5 or more'),
      OWNER,
    ],
    notes: ['The water is very hard, 19 grains.', 'We have a salt-free one in mind.'],
  },
];

const [first, ...others] = PIPE_JOBS;

/** The categories that the sandbox's provider offers. */
export const JOB_CATEGORIES: NonEmpty<JobCategory> = [named(first), ...[...others, ...FIXTURE_JOBS].map(named)];

/**
 * The category of a name.
 * @throws Error if the provider offers no such category
 */
export function jobCategory(name: string): JobCategory {
  const found = JOB_CATEGORIES.find((category) => category.name === name);
  if (found === undefined) throw new Error(`The sandbox's provider offers no ${name}.`);
  return found;
}

function named(job: Job): JobCategory {
  return { ...job, name: taxonomyNode(job.id).name };
}
