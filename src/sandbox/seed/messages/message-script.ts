import type { NonEmpty, Random } from '../dates.js';
import type { MessagePictureName } from './message-pictures.js';

/** The lines for jobs of one kind. Each conversation uses a random part of them. */
export interface ConversationScript {
  /** The ids of its categories. */
  readonly jobs: readonly number[];
  readonly openings: NonEmpty<readonly Line[]>;
  /** Exchanges in order. Each may be left out. */
  readonly rounds: readonly (readonly Line[])[];
  /** The last, unread line of the customer. */
  readonly news: NonEmpty<readonly Line[]>;
}

/** A random selection of the lines of a script. */
export function walkThrough({ openings, rounds, news }: ConversationScript, unread: boolean, random: Random): Line[] {
  const lines = [random.pick(openings), ...rounds.filter(() => random.chance(0.7))].flat();
  return unread ? [...lines, ...random.pick(news)] : lines;
}

/** The delay after the previous line: minutes, some hours, or until the next morning. */
export type Pace = 'soon' | 'later' | 'nextDay';

/** One message of a script; `{name}` is the customer's first name. */
export interface Line {
  readonly by: 'customer' | 'provider';
  readonly pace: Pace;
  readonly text: string;
  readonly picture?: MessagePictureName;
}

export function says(text: string, pace: Pace = 'soon'): Line {
  return { by: 'customer', pace, text };
}

/** A line of the provider. */
export function answers(text: string, pace: Pace = 'soon'): Line {
  return { by: 'provider', pace, text };
}

/** A line of the customer with a picture. */
export function shows(picture: MessagePictureName, text = '', pace: Pace = 'soon'): Line {
  return { by: 'customer', pace, text, picture };
}
