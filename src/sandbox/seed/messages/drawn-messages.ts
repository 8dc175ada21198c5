import { SANDBOX_LEADS } from '../sandbox-leads.js';
import type { MessagePictureName } from './message-pictures.js';

export interface DrawnMessage {
  readonly by: 'customer' | 'provider';
  /** Minutes before the newest lead. */
  readonly before: number;
  readonly text: string;
  readonly picture?: MessagePictureName;
}

const HOUR = 60;
const DAY = 24 * HOUR;

function message(before: number, text: string, picture?: MessagePictureName): DrawnMessage {
  return { by: 'customer', before, text, ...(picture && { picture }) };
}

function answers(before: number, text: string): DrawnMessage {
  return { by: 'provider', before, text };
}

const DANA = [
  message(3 * DAY - 5 * HOUR, 'Hi, this is Dana from Kinney Ave. You cleared our kitchen drain last spring.'),
  message(3 * DAY - 5 * HOUR - 1, 'It is back. Slow since this morning, and now the dishwasher comes up in the sink.'),
  answers(3 * DAY - 5 * HOUR - 24, 'Hi Dana, I remember: second floor, friendly dog. Sorry to hear that.'),
  answers(3 * DAY - 5 * HOUR - 25, 'Please leave the dishwasher off until we were there.'),
  message(3 * DAY - 5 * HOUR - 31, 'Off it is. The plunger helps for an hour, then it fills again.'),
  message(3 * DAY - 5 * HOUR - 33, 'This is after one load.', 'sink'),
  answers(3 * DAY - 5 * HOUR - 52, 'Thank you, that is clear. Is the laundry slow too, or only the kitchen?'),
  message(3 * DAY - 5 * HOUR - 57, 'I did not check. One minute.'),
  message(3 * DAY - 6 * HOUR - 4, 'Laundry gurgles but runs.'),
  message(2 * DAY + 5 * HOUR, 'Good morning! It smells a bit now.'),
  answers(
    2 * DAY + 4 * HOUR + 20,
    'Good morning. Then the trap has run dry. Pour in a cup of water, that helps until we come.',
  ),
  message(2 * DAY + 4 * HOUR + 2, 'It did, thanks.'),
  message(2 * DAY + 3 * HOUR + 50, 'Under the sink it looks like this. The bucket is ours :)', 'trap'),
  answers(
    2 * DAY + 3 * HOUR + 10,
    'That trap has seen better days. I bring a new kit. We need the 50 ft auger as well, for the line both drains share.',
  ),
  answers(2 * DAY + 3 * HOUR + 9, 'The kit is $38, the visit $149 for the first drain and $60 for the second.'),
  message(2 * DAY + 2 * HOUR + 30, 'And the $89 special from your page?'),
  answers(
    2 * DAY + 2 * HOUR + 12,
    'That counts for the kitchen drain, yes. You would have to send the request there, then it shows up here with the deal.',
  ),
  message(2 * DAY + 2 * HOUR + 6, 'Okay. I rent, so I have to ask the owner first.'),
  answers(2 * DAY + 2 * HOUR, 'Take your time.'),
  message(DAY + 1 * HOUR, 'The owner says yes, as long as I get a receipt.'),
  answers(DAY + 20, 'You get one by email the same day.'),
  message(DAY + 14, 'When could you come? After 5 PM is best for me.'),
  answers(DAY - 3 * HOUR, 'The day after tomorrow at 5:30 PM?'),
  message(DAY - 3 * HOUR - 18, 'Perfect.'),
  answers(
    5 * HOUR,
    'Good morning Dana, just send the request with the deal when you have a minute, then it is on our board.',
  ),
  message(0, 'Sent it just now.'),
  message(-1, 'It asked me eight questions! I hope that it is all there.'),
  message(-2, 'Gate code is the same as in spring. Do you need anything else?'),
];

const OLGA = [
  message(1620, 'Добрый день! Это Ольга. Вы говорите по-русски?'),
  answers(
    1590,
    'Hello Olga! We do not, but we can read it with the help of the phone. Feel free to write as you like.',
  ),
  message(1583, 'Спасибо! Труба под раковиной на кухне совсем ржавая.'),
  message(1582, 'Вот фото.', 'trap'),
  answers(1500, 'Thank you, we see it. Friday, 9 to 11?'),
  message(1466, 'Да, в пятницу удобно. Дома будет сын, он говорит по-английски.'),
  answers(1460, 'Great. See you on Friday.'),
  message(240, 'Можно ли в тот же день посмотреть кран в ванной? Он тоже капает 💧'),
];

const WENDY = [
  answers(5700, 'Hi Wendy, which softener do you have in mind?'),
  message(5640, 'The label says: <b>48,000 grain</b> & "salt-free" <img src="x" onerror="document.title=\'owned\'">'),
  message(5639, 'https://softeners.example.com/compare?a=1&b=2 or call the shop at (512) 555-0187'),
  answers(5500, 'Both fit your loop. If 2 < 3 quotes is what you want: ours is $1,150 with installation.'),
  message(5490, 'Good. The loop is at 12 Cypress Point W, Georgetown, TX 78628, in the garage.'),
  answers(4100, 'Installed and running. Let the water run for ten minutes.'),
  message(4080, '👍'),
];

/** The fixed conversations, by lead. */
export const DRAWN_MESSAGES: ReadonlyMap<string, readonly DrawnMessage[]> = new Map([
  [SANDBOX_LEADS.newest, DANA],
  [SANDBOX_LEADS.cyrillic, OLGA],
  [SANDBOX_LEADS.markup, WENDY],
]);
