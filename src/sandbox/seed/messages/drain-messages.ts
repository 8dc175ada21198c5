import { answers, type Script, says, shows } from './message-script.js';

/** Drains, sewers, toilets. */
export const DRAIN_MESSAGES: Script = {
  jobs: [10214, 10240, 10233],
  openings: [
    [
      says('Hi, I sent a request about a drain. When could somebody come?'),
      answers('Hi {name}, thanks for writing. Is it one drain or several?'),
      says('Kitchen and the laundry. The laundry only gurgles.'),
    ],
    [
      answers('Hello {name}, we got your request. Is there water standing right now?'),
      says('About two inches in the tub. It goes down overnight.'),
    ],
    [
      says('Hello, are you the people with the camera? The last company said it needs a camera.'),
      answers('We are. The camera comes along on every sewer job, it is not extra.'),
    ],
  ],
  rounds: [
    [shows('sink', 'This is what it looks like after ten minutes.'), answers('Thanks, that helps a lot.', 'later')],
    [
      answers('Please do not pour any drain cleaner in, it makes it harder for us.'),
      says('Too late for that :) I used half a bottle on Sunday.'),
      answers('No harm done. We will wear the thick gloves.'),
    ],
    [
      answers('Do you know where the cleanout is? Usually a white cap near the house.', 'later'),
      says('Left of the porch, behind the rosemary.'),
    ],
    [
      answers('We have tomorrow between 9 and 11, or Friday after 2 PM.'),
      says('Tomorrow is fine. My neighbor can let you in if I am late.'),
      answers('Put down for tomorrow, 9 to 11. We text half an hour before.'),
    ],
    [
      says('Could you tell me roughly what it costs?', 'nextDay'),
      answers('$149 for the first drain, $60 for each further one in the same visit. Roots are another matter.'),
      says('Understood, thank you.'),
    ],
    [
      answers('All done. It was grease at 18 feet and a spoon. A very nice spoon.', 'later'),
      says('Ha! We were looking for that one.'),
    ],
  ],
  news: [
    [says('It is slow again this morning, only the laundry this time.', 'nextDay'), says('Should I worry?')],
    [says('Can you make it a bit later on that day? I have to pick up my son at school.', 'later')],
    [shows('sink', 'Now the other sink does it too.', 'later'), says('Please call when you can.')],
  ],
};
