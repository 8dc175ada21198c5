import { answers, says, shows } from './message-line.js';
import type { Script } from './message-script.js';

/** Gas lines, pumps and whatever else: the talk is about the visit. */
export const VISIT_MESSAGES: Script = {
  jobs: [10247, 10260],
  openings: [
    [
      says('Hi, I just sent you a request. Do you work on Saturdays?'),
      answers('Hi {name}, we do until noon. What time would suit you?'),
      says('The earlier the better.'),
    ],
    [
      answers('Hello {name}, thank you for your request. Could you send us the street and a number to call?'),
      says('It is all in the request, I think. Call any time after lunch.'),
    ],
  ],
  rounds: [
    [
      says('Somebody else told me that this needs two people. Is that right?', 'later'),
      answers('For the first hour, yes. After that one stays.'),
    ],
    [
      answers('Is there a place to park a van near the door?'),
      says('The driveway is long enough. Mind the basketball hoop.'),
    ],
    [
      shows('heater', 'This stands right beside it, if that matters.'),
      answers('It does, thank you: it shares the line.', 'later'),
    ],
    [
      answers('The visit is $95 and counts toward the work if you go ahead.', 'nextDay'),
      says('Fair. Card or check?'),
      answers('Both are fine.'),
    ],
    [
      answers('We are ten minutes away.', 'nextDay'),
      says('I see the van, the gate is open.'),
      answers('Finished and tested. The report is in your mail.', 'later'),
      says('Thank you, very tidy work.'),
    ],
  ],
  news: [
    [says('Could you come a day earlier? The delivery has been moved.', 'later')],
    [says('I forgot to ask: is there a warranty?', 'nextDay'), says('And for how long?')],
    [says('It makes a humming noise now. Is that how it should be?', 'nextDay')],
  ],
};
