import { answers, says, shows } from './message-line.js';
import type { Script } from './message-script.js';

/** Faucets, disposals, softeners: what a customer can see and choose. */
export const FIXTURE_MESSAGES: Script = {
  jobs: [10231, 10236, 10237, 10251],
  openings: [
    [
      says('Hello! Do you install things that I bought myself?'),
      answers('Hello {name}, we do. The warranty on the part is then yours, on the work ours.'),
      says('Fair enough.'),
    ],
    [
      answers('Hi {name}, thank you for your request. Do you have the new one already?'),
      says('Not yet. I would take your advice.'),
    ],
  ],
  rounds: [
    [
      shows('sink', 'That is the sink. One hole, and a second one with a cap.'),
      answers('Perfect, both kinds fit there.'),
    ],
    [
      answers('For a family of four we mostly put in the 3/4 horsepower one. It is a lot quieter.', 'later'),
      says('Quiet is good. The baby sleeps next door.'),
    ],
    [says('Can you take the old one with you?'), answers('Of course, that is part of it.')],
    [
      answers('$185 for the work, and about an hour. Does Wednesday morning suit you?', 'nextDay'),
      says('Wednesday is trash day, the driveway is full of cans. Thursday?'),
      answers('Thursday at 10 it is.'),
    ],
    [
      says('It looks great, thank you! One last thing: which filter do I buy later?', 'nextDay'),
      answers('The one with the blue cap, every six months. I wrote the number on the inside of the door.'),
    ],
  ],
  news: [
    [says('It drips a little at the base. Is that normal in the first days?', 'nextDay')],
    [says('The store only has it in chrome. Would you wait for the nickel one?', 'later')],
    [
      says('I found another quote that is $30 less.', 'later'),
      says('But I liked how fast you answered.'),
      says('Can you meet it?'),
    ],
  ],
};
