import type { dateRangePickerTable } from '../date-range-picker/table.js';
import type { leadAppTable } from '../lead-app/table.js';
import type { leadBoardTable } from '../lead-board/table.js';
import type { leadCardTable } from '../lead-card/table.js';
import type { leadGatewayTable } from '../lead-gateway/table.js';
import type { leadPageTable } from '../lead-page/table.js';
import type { messageThreadTable } from '../message-thread/table.js';
import type { raqFunnelTable } from '../raq-funnel/table.js';
import type { reviewRequestModalTable } from '../review-request-modal/table.js';
import type { ElementOf } from '../types/element-types.js';

/** `<lead-board>`, with its attributes, properties, methods and events. */
export type LeadBoardElement = ElementOf<typeof leadBoardTable>;
/** `<lead-card>`, with its attributes, properties, methods and events. */
export type LeadCardElement = ElementOf<typeof leadCardTable>;
/** `<lead-page>`, with its attributes, properties, methods and events. */
export type LeadPageElement = ElementOf<typeof leadPageTable>;
/** `<lead-app>`, with its attributes, properties and methods, and the events of the views inside. */
export type LeadAppElement = ElementOf<typeof leadAppTable>;
/** `<message-thread>`, with its attributes, properties, methods and events. */
export type MessageThreadElement = ElementOf<typeof messageThreadTable>;
/** `<lead-gateway>`, with its attributes and properties, and the events of the widgets inside. */
export type LeadGatewayElement = ElementOf<typeof leadGatewayTable>;
/** `<date-range-picker>`, with its attributes, properties and events, and what any field of a form has. */
export type DateRangePickerElement = ElementOf<typeof dateRangePickerTable>;
/** `<review-request-modal>`, with its attributes, properties, methods and events. */
export type ReviewRequestModalElement = ElementOf<typeof reviewRequestModalTable>;
/** `<raq-funnel>`, with its attributes, properties, methods and events. */
export type RaqFunnelElement = ElementOf<typeof raqFunnelTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-board': LeadBoardElement;
    'lead-card': LeadCardElement;
    'lead-page': LeadPageElement;
    'lead-app': LeadAppElement;
    'message-thread': MessageThreadElement;
    'lead-gateway': LeadGatewayElement;
    'date-range-picker': DateRangePickerElement;
    'review-request-modal': ReviewRequestModalElement;
    'raq-funnel': RaqFunnelElement;
  }
}
