'use client';

/**
 * A typed React component for each tag. It registers the tag, renders it, and passes its props by identity. Each is also an
 * entry of its own, such as `lead-widgets/react/lead-board`, for an app that needs few of them.
 * A callback is named `on` plus the name of the event, and gets the detail. On a server it renders the empty tag.
 */
import type { dateRangePickerTable } from './date-range-picker/table.js';
import type { leadGatewayTable } from './element/lead-gateway/table.js';
import type { TagProps } from './element/types/react-widget.js';
import type { leadAppTable } from './lead-app/table.js';
import type { leadBoardTable } from './lead-board/table.js';
import type { leadCardTable } from './lead-card/table.js';
import type { leadPageTable } from './lead-page/table.js';
import type { messageThreadTable } from './message-thread/table.js';
import type { raqFunnelTable } from './raq-funnel/table.js';
import type { reviewRequestModalTable } from './review-request/table.js';
import type { leadUnreadCountTable } from './unread-count/table.js';

export type { WidgetProps } from './element/types/react-widget.js';
export type * from './elements/catalogue/tags.js';
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lead-board': TagProps<typeof leadBoardTable>;
      'lead-card': TagProps<typeof leadCardTable>;
      'lead-page': TagProps<typeof leadPageTable>;
      'lead-app': TagProps<typeof leadAppTable>;
      'lead-unread-count': TagProps<typeof leadUnreadCountTable>;
      'message-thread': TagProps<typeof messageThreadTable>;
      'lead-gateway': TagProps<typeof leadGatewayTable>;
      'date-range-picker': TagProps<typeof dateRangePickerTable>;
      'review-request-modal': TagProps<typeof reviewRequestModalTable>;
      'raq-funnel': TagProps<typeof raqFunnelTable>;
    }
  }
}
