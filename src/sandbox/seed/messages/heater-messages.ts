import { answers, type Script, says, shows } from './message-script.js';

/** Water heaters. */
export const HEATER_MESSAGES: Script = {
  jobs: [10219, 10220],
  openings: [
    [
      says('Good morning! No hot water since last night. Is this something you can look at soon?'),
      answers('Good morning {name}. Yes. Is it gas or electric, and can you see a flame at the bottom?'),
      says('Gas. I see a little window but it is dark in there.'),
    ],
    [
      answers('Hi {name}, this is about your water heater. Do you know how old it is?'),
      says('It came with the house, so at least eleven years.'),
    ],
  ],
  rounds: [
    [
      answers('Could you send a photo of the label on the side? Then we bring the right parts.'),
      shows('heater', 'Here it is. There is also a puddle.'),
      answers('Got it, thank you. Please turn the red handle above it to stop the water.'),
      says('Done. It stopped.'),
    ],
    [
      says('Would you rather repair or replace it?', 'later'),
      answers('At that age we would replace it, but we look first and you decide.'),
    ],
    [
      answers(
        'A 50 gallon tank with installation is $1,480, permit and haul-away included. Tankless starts at $3,200.',
      ),
      says('Is there a payment plan?'),
      answers('Yes, six months without interest.'),
      says('Good to know, I will talk to my wife.'),
    ],
    [
      says('We decided: the 50 gallon one please.', 'nextDay'),
      answers('Great. Thursday 8 AM? Two people, about three hours.'),
      says('Thursday works.'),
    ],
    [
      answers('On our way, 20 minutes.', 'nextDay'),
      says('The garage is open, watch out for the bikes.'),
      answers('It is in and running. Give it an hour for the first shower.', 'later'),
      says('Wonderful, thank you both.'),
    ],
  ],
  news: [
    [says('The water is warm but not hot today. Did I set something wrong?', 'nextDay')],
    [says('One question: can the tank go in the attic instead?', 'later'), says('And how loud is a tankless one?')],
    [says('My wife says yes. When can you come?', 'later')],
  ],
};
