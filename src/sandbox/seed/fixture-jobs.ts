import { ask, type Job, OWNER, PROPERTY, WATER, WHEN } from './job-category.js';
import type { Some } from './random.js';

/** Work on what hangs at the end of a pipe. */
export const FIXTURE_JOBS: Some<Job> = [
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
