'use client';

/**
 * A typed React component for each tag. It registers the tag, renders it, and passes its props by identity. Each is also an
 * entry of its own, such as `lead-widgets/react/lead-board`, for an app that needs few of them.
 * A callback is named `on` plus the name of the event, and gets the detail. On a server it renders the empty tag.
 */
import type { dateRangePickerTable } from './elements/date-range-picker/table.js';
import type { leadAppTable } from './elements/lead-app/table.js';
import type { leadBoardTable } from './elements/lead-board/table.js';
import type { leadCardTable } from './elements/lead-card/table.js';
import type { leadGatewayTable } from './elements/lead-gateway/table.js';
import type { leadPageTable } from './elements/lead-page/table.js';
import type { leadUnreadCountTable } from './elements/lead-unread-count/table.js';
import type { messageThreadTable } from './elements/message-thread/table.js';
import type { raqFunnelTable } from './elements/raq-funnel/table.js';
import type { reviewRequestModalTable } from './elements/review-request-modal/table.js';
import type { TagProps } from './elements/types/react-types.js';

export type * from './elements/catalogue/tags.js';
export type { WidgetProps } from './elements/types/react-types.js';
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
