import type { dateRangePickerEnUS } from '../date-range-picker/messages.en-US.js';
import type { leadAppEnUS } from '../lead-app/messages.en-US.js';
import type { leadBulkEnUS } from '../lead-board/bulk/messages.en-US.js';
import type { leadFiltersEnUS } from '../lead-board/filters/messages.en-US.js';
import type { leadBoardEnUS } from '../lead-board/messages.en-US.js';
import type { leadMetricsEnUS } from '../lead-board/metrics/messages.en-US.js';
import type { leadViewsEnUS } from '../lead-board/saved-views/messages.en-US.js';
import type { boardToolsEnUS } from '../lead-board/tools-messages.en-US.js';
import type { leadActivityEnUS } from '../lead-card/activity/messages.en-US.js';
import type { leadAppointmentEnUS } from '../lead-card/appointment/messages.en-US.js';
import type { connectNumberEnUS } from '../lead-card/contact/connect-number-messages.en-US.js';
import type { leadContactEnUS } from '../lead-card/contact/messages.en-US.js';
import type { leadFeedbackEnUS } from '../lead-card/feedback/messages.en-US.js';
import type { leadInsuranceEnUS } from '../lead-card/insurance/messages.en-US.js';
import type { leadCardEnUS } from '../lead-card/messages.en-US.js';
import type { leadSaveEnUS } from '../lead-card/save/messages.en-US.js';
import type { leadPageEnUS } from '../lead-page/messages.en-US.js';
import type { messageThreadEnUS } from '../message-thread/messages.en-US.js';
import type { threadPhotosEnUS } from '../message-thread/photo/messages.en-US.js';
import type { threadSearchEnUS } from '../message-thread/search/messages.en-US.js';
import type { threadToolsEnUS } from '../message-thread/tools/messages.en-US.js';
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
    Translation<typeof leadContactEnUS>,
    Translation<typeof boardToolsEnUS>,
    Translation<typeof dateRangePickerEnUS>,
    Translation<typeof formEnUS>,
    Translation<typeof leadFiltersEnUS>,
    Translation<typeof leadBulkEnUS>,
    Translation<typeof leadViewsEnUS>,
    Translation<typeof leadMetricsEnUS>,
    Translation<typeof leadFeedbackEnUS>,
    Translation<typeof connectNumberEnUS>,
    Translation<typeof leadInsuranceEnUS>,
    Translation<typeof leadActivityEnUS>,
    Translation<typeof leadAppointmentEnUS>,
    Translation<typeof raqFunnelEnUS>,
    Translation<typeof raqFunnelStepsEnUS>,
    Translation<typeof raqFunnelExtrasEnUS>,
    Translation<typeof reviewRequestEnUS>,
    Translation<typeof leadPageEnUS>,
    Translation<typeof messageThreadEnUS>,
    Translation<typeof threadToolsEnUS>,
    Translation<typeof threadPhotosEnUS>,
    Translation<typeof threadSearchEnUS>,
    Translation<typeof photoListEnUS>,
    Translation<typeof leadSaveEnUS>,
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
  overrides: Readonly<Record<string, unknown>> | undefined,
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
