import { answers, type ConversationScript, says, shows } from './message-script.js';

/** Water heaters. */
export const HEATER_MESSAGES: ConversationScript = {
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

/** Drains, sewers, toilets. */
export const DRAIN_MESSAGES: ConversationScript = {
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

/** Leaks and repiping: what runs inside of walls and under floors. */
export const PIPE_MESSAGES: ConversationScript = {
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
