import type { dateRangePickerEnUS } from './date-range-picker/date-range-picker.en-US.js';
import type { leadAppEnUS } from './lead-app/lead-app.en-US.js';
import type { boardToolsEnUS } from './lead-board/board-tools.en-US.js';
import type { leadBoardEnUS } from './lead-board/lead-board.en-US.js';
import type { leadBulkEnUS } from './lead-board/lead-bulk.en-US.js';
import type { leadFiltersEnUS } from './lead-board/lead-filters.en-US.js';
import type { leadMetricsEnUS } from './lead-board/lead-metrics.en-US.js';
import type { leadViewsEnUS } from './lead-board/lead-views.en-US.js';
import type { connectNumberEnUS } from './lead-card/connect-number.en-US.js';
import type { leadActivityEnUS } from './lead-card/lead-activity.en-US.js';
import type { leadAppointmentEnUS } from './lead-card/lead-appointment.en-US.js';
import type { leadContactEnUS } from './lead-card/lead-contact.en-US.js';
import type { leadFeedbackEnUS } from './lead-card/lead-feedback.en-US.js';
import type { leadInsuranceEnUS } from './lead-card/lead-insurance.en-US.js';
import type { leadSaveEnUS } from './lead-card/lead-save.en-US.js';
import type { leadPageEnUS } from './lead-page/lead-page.en-US.js';
import type { messageThreadEnUS } from './message-thread/message-thread.en-US.js';
import type { threadPhotosEnUS } from './message-thread/thread-photos.en-US.js';
import type { threadSearchEnUS } from './message-thread/thread-search.en-US.js';
import type { threadToolsEnUS } from './message-thread/thread-tools.en-US.js';
import type { photoListEnUS } from './photo/photo-list.en-US.js';
import type { raqFunnelEnUS } from './raq-funnel/raq-funnel.en-US.js';
import type { raqFunnelExtrasEnUS } from './raq-funnel/raq-funnel-extras.en-US.js';
import type { raqFunnelStepsEnUS } from './raq-funnel/raq-funnel-steps.en-US.js';
import type { reviewRequestEnUS } from './review-request/review-request.en-US.js';
import type { unreadCountEnUS } from './unread-count/unread-count.en-US.js';
import type { formEnUS } from './widget/form.en-US.js';
import type { gatewayErrorEnUS } from './widget/gateway-error.en-US.js';
import type { widgetEnUS } from './widget/widget.en-US.js';

/** The same keys, translated. */
export type Translation<Catalogue> = { readonly [Key in keyof Catalogue]: string };

/** Every message of every stem. Each key is in exactly one catalogue. */
export interface Messages
  extends Translation<typeof widgetEnUS>,
    Translation<typeof gatewayErrorEnUS>,
    Translation<typeof leadAppEnUS>,
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
