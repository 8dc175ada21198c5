import type { Translation } from './catalogue.js';

/** Every message of every feature. Each key is in exactly one catalogue. */
export interface Messages
  extends Translation<typeof import('./widget-messages.en-US.js').widgetEnUS>,
    Translation<typeof import('./gateway-error-messages.en-US.js').gatewayErrorEnUS>,
    Translation<typeof import('../lead-app/messages.en-US.js').leadAppEnUS>,
    Translation<typeof import('../lead-card/messages.en-US.js').leadCardEnUS>,
    Translation<typeof import('../lead-board/messages.en-US.js').leadBoardEnUS>,
    Translation<typeof import('../date-range-picker/messages.en-US.js').dateRangePickerEnUS>,
    Translation<typeof import('./form-messages.en-US.js').formEnUS>,
    Translation<typeof import('../raq-funnel/messages.en-US.js').raqFunnelEnUS>,
    Translation<typeof import('../raq-funnel/step/messages.en-US.js').raqFunnelStepsEnUS>,
    Translation<typeof import('../raq-funnel/extras/messages.en-US.js').raqFunnelExtrasEnUS>,
    Translation<typeof import('../review-request/messages.en-US.js').reviewRequestEnUS>,
    Translation<typeof import('../lead-page/messages.en-US.js').leadPageEnUS>,
    Translation<typeof import('../message-thread/messages.en-US.js').messageThreadEnUS>,
    Translation<typeof import('../photo/messages.en-US.js').photoListEnUS>,
    Translation<typeof import('../lead-card/lazy-messages.en-US.js').leadCardLazyEnUS>,
    Translation<typeof import('../lead-board/lazy-messages.en-US.js').leadBoardLazyEnUS>,
    Translation<typeof import('../lead-board/extras-messages.en-US.js').leadBoardExtrasEnUS>,
    Translation<typeof import('../message-thread/lazy-messages.en-US.js').messageThreadLazyEnUS>,
    Translation<typeof import('../unread-count/messages.en-US.js').unreadCountEnUS> {}

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
