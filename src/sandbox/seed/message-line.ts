import type { MessagePictureName } from './message-pictures.js';

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
export function says(text: string, pace: Pace = 'soon'): Line {
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
