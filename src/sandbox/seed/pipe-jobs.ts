import { ask, type Job, OWNER, PROPERTY, WATER, WHEN } from './job-category.js';
import type { Some } from './random.js';

/** Work on drains, sewers, gas and water lines. */
export const PIPE_JOBS: Some<Job> = [
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
