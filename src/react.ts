'use client';

/**
 * A typed React component for each tag. It registers the tag, renders it, and passes its props by identity. Each is also an
 * entry of its own, such as `lead-widgets/react/lead-board`, for an app that needs few of them.
 * A callback is named `on` plus the name of the event, and gets the detail. On a server it renders the empty tag.
 */
import type { TagProps } from './element/types/react-widget.js';
import type { TagTables } from './elements/catalogue/tables.js';

export type { WidgetProps } from './element/types/react-widget.js';
export type * from './elements.js';
export { DateRangePicker } from './react/date-range-picker.js';
export { LeadApp } from './react/lead-app.js';
export { LeadBoard } from './react/lead-board.js';
export { LeadCard } from './react/lead-card.js';
export { LeadGateway } from './react/lead-gateway.js';
export { LeadPage } from './react/lead-page.js';
export { LeadUnreadCount } from './react/lead-unread-count.js';
export { MessageThread } from './react/message-thread.js';
export { RaqFunnel } from './react/raq-funnel.js';
export { ReviewRequestModal } from './react/review-request-modal.js';

type Tags = { [Tag in keyof TagTables]: TagProps<TagTables[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
