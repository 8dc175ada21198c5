'use client';

/**
 * A typed React component for each tag. It registers the tag, renders it, and passes its props by identity.
 * A callback is named `on` plus the name of the event, and gets the detail. On a server it renders the empty tag.
 */
import { dateRangePickerTable } from './elements/date-range-picker/table.js';
import { leadAppTable } from './elements/lead-app/table.js';
import { leadBoardTable } from './elements/lead-board/table.js';
import { leadCardTable } from './elements/lead-card/table.js';
import { leadGatewayTable } from './elements/lead-gateway/table.js';
import { leadPageTable } from './elements/lead-page/table.js';
import { messageThreadTable } from './elements/message-thread/table.js';
import { raqFunnelTable } from './elements/raq-funnel/table.js';
import { reviewRequestModalTable } from './elements/review-request-modal/table.js';
import type { TagProps } from './elements/types/react-types.js';
import { createReactWidget } from './elements/types/react-widget.js';
import './elements.js';

export type * from './elements/catalogue/tags.js';
export type { WidgetProps } from './elements/types/react-types.js';

/** `<lead-board>` for React. */
export const LeadBoard = createReactWidget(leadBoardTable);
/** `<lead-card>` for React. */
export const LeadCard = createReactWidget(leadCardTable);
/** `<lead-page>` for React. */
export const LeadPage = createReactWidget(leadPageTable);
/** `<lead-app>` for React. */
export const LeadApp = createReactWidget(leadAppTable);
/** `<message-thread>` for React. */
export const MessageThread = createReactWidget(messageThreadTable);
/** `<lead-gateway>` for React; its children use its gateway. */
export const LeadGateway = createReactWidget(leadGatewayTable);
/** `<date-range-picker>` for React. */
export const DateRangePicker = createReactWidget(dateRangePickerTable);
/** `<review-request-modal>` for React. */
export const ReviewRequestModal = createReactWidget(reviewRequestModalTable);
/** `<raq-funnel>` for React. */
export const RaqFunnel = createReactWidget(raqFunnelTable);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lead-board': TagProps<typeof leadBoardTable>;
      'lead-card': TagProps<typeof leadCardTable>;
      'lead-page': TagProps<typeof leadPageTable>;
      'lead-app': TagProps<typeof leadAppTable>;
      'message-thread': TagProps<typeof messageThreadTable>;
      'lead-gateway': TagProps<typeof leadGatewayTable>;
      'date-range-picker': TagProps<typeof dateRangePickerTable>;
      'review-request-modal': TagProps<typeof reviewRequestModalTable>;
      'raq-funnel': TagProps<typeof raqFunnelTable>;
    }
  }
}
