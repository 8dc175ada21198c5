import type { ElementOf } from './element-types.js';
import type { leadBoardTable } from './lead-board.table.js';
import type { leadCardTable } from './lead-card.table.js';
import type { leadGatewayTable } from './lead-gateway.table.js';

/** `<lead-board>`, with its attributes, properties, methods and events. */
export type LeadBoardElement = ElementOf<typeof leadBoardTable>;
/** `<lead-card>`, with its attributes, properties, methods and events. */
export type LeadCardElement = ElementOf<typeof leadCardTable>;
/** `<lead-gateway>`, with its attributes and properties, and the events of the widgets inside. */
export type LeadGatewayElement = ElementOf<typeof leadGatewayTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-board': LeadBoardElement;
    'lead-card': LeadCardElement;
    'lead-gateway': LeadGatewayElement;
  }
}
