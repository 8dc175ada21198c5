import type { NonEmpty, Random } from '../dates.js';
import type { MessagePictureName } from './message-pictures.js';

/** What is said about jobs of one kind. Each conversation takes its own way through it. */
export interface ConversationScript {
  /** Ids of the categories that it is about. */
  readonly jobs: readonly number[];
  readonly openings: NonEmpty<readonly Line[]>;
  /** Exchanges in their order; each is there or not. */
  readonly rounds: readonly (readonly Line[])[];
  /** What the customer writes last and the provider has not read yet. */
  readonly news: NonEmpty<readonly Line[]>;
}

/** One way through a script. */
export function walkThrough({ openings, rounds, news }: ConversationScript, unread: boolean, random: Random): Line[] {
  const lines = [random.pick(openings), ...rounds.filter(() => random.chance(0.7))].flat();
  return unread ? [...lines, ...random.pick(news)] : lines;
}

/** How long after the line before: in the same sitting, some hours later, or the next morning. */
export type Pace = 'soon' | 'later' | 'nextDay';

/** One message of a script; `{name}` is the customer's first name. */
export interface Line {
  readonly by: 'customer' | 'provider';
  readonly pace: Pace;
  readonly text: string;
  readonly picture?: MessagePictureName;
}

/** A line of the customer. */
export function customerLine(text: string, pace: Pace = 'soon'): Line {
  return { by: 'customer', pace, text };
}

/** A line of the provider. */
export function answers(text: string, pace: Pace = 'soon'): Line {
  return { by: 'provider', pace, text };
}

/** A picture that the customer sends. */
export function shows(picture: MessagePictureName, text = '', pace: Pace = 'soon'): Line {
  return { by: 'customer', pace, text, picture };
}
