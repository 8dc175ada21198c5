'use client';

/**
 * A typed React component for each tag: it registers the tag, renders it, and hands its props over by identity.
 * Callbacks are `on` and the event's name, and get the detail. On a server the empty tag is rendered.
 */
import { leadBoardTable } from './elements/lead-board.table.js';
import { leadCardTable } from './elements/lead-card.table.js';
import { leadGatewayTable } from './elements/lead-gateway.table.js';
import type { TagProps } from './elements/react-types.js';
import { createReactWidget } from './elements/react-widget.js';
import './elements.js';

export type { WidgetProps } from './elements/react-types.js';
export type { LeadBoardElement, LeadCardElement, LeadGatewayElement } from './elements/tags.js';

/** `<lead-board>` for React. */
export const LeadBoard = createReactWidget(leadBoardTable);
/** `<lead-card>` for React. */
export const LeadCard = createReactWidget(leadCardTable);
/** `<lead-gateway>` for React; its children use its gateway. */
export const LeadGateway = createReactWidget(leadGatewayTable);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lead-board': TagProps<typeof leadBoardTable>;
      'lead-card': TagProps<typeof leadCardTable>;
      'lead-gateway': TagProps<typeof leadGatewayTable>;
    }
  }
}
