import { answers, type Script, says, shows } from './message-script.js';

/** Leaks and repiping: what runs inside of walls and under floors. */
export const PIPE_MESSAGES: Script = {
  jobs: [10202, 10244, 10255],
  openings: [
    [
      says('Hi there. Something is dripping inside the wall, I can hear it at night.'),
      answers('Hi {name}. Please look at the water meter with all taps closed: does the small wheel turn?'),
      says('It does, slowly.'),
    ],
    [
      answers('Hello {name}, thanks for your request. Is the house lived in at the moment?'),
      says('Yes, four of us and a cat who hates visitors.'),
      answers('We get along with cats.'),
    ],
    [
      says('Hello, do you also do the permit, or do I have to go to the city myself?'),
      answers('We pull the permit, it takes about a week.'),
    ],
  ],
  rounds: [
    [
      answers('Then it is on the supply side. Please close the valve at the street for the night.'),
      says('I cannot move it.'),
      answers('It wants a key. We can come by this evening and turn it.', 'later'),
    ],
    [
      shows('trap', 'The cabinet under the sink. Is that mold?'),
      answers('It is only rust. But it has been wet for a while.'),
    ],
    [
      says('How do you find the place without opening everything?'),
      answers('With a microphone and a thermal camera. We open one hole, mostly the size of a hand.'),
      says('That sounds better than I feared.'),
    ],
    [
      answers('Estimate: $320 for finding it and $240 to $480 for the repair, depending on where it is.', 'nextDay'),
      says('Does insurance pay for any of that?'),
      answers('Often for the damage, seldom for the pipe. We give you photos and a report for them.'),
    ],
    [
      says('Are you still coming today?', 'nextDay'),
      answers('Yes! The job before yours takes a little longer, so more like 3 PM.'),
      says('No problem, I work from home.'),
    ],
    [
      answers('Found it: a pinhole in the elbow behind the washer. Fixed and pressure-tested.', 'later'),
      says('That was quick. Thank you so much!'),
    ],
  ],
  news: [
    [says('The floor is warm in one spot near the hall. Is that the hot line?', 'later')],
    [says('The city called about the permit, they need a drawing.', 'nextDay'), says('Can you send them one?')],
    [shows('trap', 'Wet again this morning.', 'nextDay')],
  ],
};
