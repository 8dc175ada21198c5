// The public names of the element types. `HTMLElementTagNameMap` gets its entries from the same files.
export type { DateRangePickerElement } from '../../date-range-picker/table.js';
export type { LeadGatewayElement } from '../../element/lead-gateway/table.js';
export type { LeadAppElement } from '../../lead-app/table.js';
export type { LeadBoardElement } from '../../lead-board/table.js';
export type { LeadCardElement } from '../../lead-card/table.js';
export type { LeadPageElement } from '../../lead-page/table.js';
export type { MessageThreadElement } from '../../message-thread/table.js';
export type { RaqFunnelElement } from '../../raq-funnel/table.js';
export type { ReviewRequestModalElement } from '../../review-request/table.js';
export type { LeadUnreadCountElement } from '../../unread-count/table.js';
