import type { dateRangePickerEnUS } from '../date-range-picker/messages.en-US.js';
import type { leadAppEnUS } from '../lead-app/messages.en-US.js';
import type { leadBoardExtrasEnUS } from '../lead-board/extras-messages.en-US.js';
import type { leadBoardLazyEnUS } from '../lead-board/lazy-messages.en-US.js';
import type { leadBoardEnUS } from '../lead-board/messages.en-US.js';
import type { leadCardLazyEnUS } from '../lead-card/lazy-messages.en-US.js';
import type { leadCardEnUS } from '../lead-card/messages.en-US.js';
import type { leadPageEnUS } from '../lead-page/messages.en-US.js';
import type { messageThreadLazyEnUS } from '../message-thread/lazy-messages.en-US.js';
import type { messageThreadEnUS } from '../message-thread/messages.en-US.js';
import type { photoListEnUS } from '../photo/messages.en-US.js';
import type { raqFunnelExtrasEnUS } from '../raq-funnel/extras/messages.en-US.js';
import type { raqFunnelEnUS } from '../raq-funnel/messages.en-US.js';
import type { raqFunnelStepsEnUS } from '../raq-funnel/step/messages.en-US.js';
import type { reviewRequestEnUS } from '../review-request/messages.en-US.js';
import type { unreadCountEnUS } from '../unread-count/messages.en-US.js';
import type { Translation } from './catalogue.js';
import type { formEnUS } from './form-messages.en-US.js';
import type { gatewayErrorEnUS } from './gateway-error-messages.en-US.js';
import type { widgetEnUS } from './widget-messages.en-US.js';

/** Every message of every stem. Each key is in exactly one catalogue. */
export interface Messages
  extends Translation<typeof widgetEnUS>,
    Translation<typeof gatewayErrorEnUS>,
    Translation<typeof leadAppEnUS>,
    Translation<typeof leadCardEnUS>,
    Translation<typeof leadBoardEnUS>,
    Translation<typeof dateRangePickerEnUS>,
    Translation<typeof formEnUS>,
    Translation<typeof raqFunnelEnUS>,
    Translation<typeof raqFunnelStepsEnUS>,
    Translation<typeof raqFunnelExtrasEnUS>,
    Translation<typeof reviewRequestEnUS>,
    Translation<typeof leadPageEnUS>,
    Translation<typeof messageThreadEnUS>,
    Translation<typeof photoListEnUS>,
    Translation<typeof leadCardLazyEnUS>,
    Translation<typeof leadBoardLazyEnUS>,
    Translation<typeof leadBoardExtrasEnUS>,
    Translation<typeof messageThreadLazyEnUS>,
    Translation<typeof unreadCountEnUS> {}

export type MessageKey = keyof Messages;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills `{name}` placeholders. One without a value stays, so that a wrong override is visible. */
export function fill(message: string, values: MessageValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? place) : place,
  );
}

/**
 * Applies a host's wording. Unknown keys and values that are not text are ignored.
 * @param onUnknown called with the key and each placeholder that its message does not have
 */
export function overrideMessages(
  messages: Readonly<Record<string, string>>,
  overrides: object | undefined,
  onUnknown?: (key: string, place: string) => void,
): Partial<Messages> {
  if (overrides === undefined) return messages;
  const own = { ...messages };
  for (const [key, text] of Object.entries(overrides)) {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined || typeof text !== 'string') continue;
    own[key] = text;
    for (const place of text.match(/\{\w+\}/g) ?? []) if (!message.includes(place)) onUnknown?.(key, place);
  }
  return own;
}
