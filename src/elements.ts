/** Registers every tag; each one's view is fetched when its first element is in the page. */
import { defineOnce } from './elements/define.js';
import { leadBoardTable } from './elements/lead-board.table.js';
import { leadCardTable } from './elements/lead-card.table.js';
import { createWidgetClass } from './elements/widget-element.js';
import './elements/lead-gateway.js';

export type { LeadBoardElement, LeadCardElement, LeadGatewayElement } from './elements/tags.js';

defineOnce(leadBoardTable, () =>
  createWidgetClass(leadBoardTable, async () => (await import('./elements/lead-board.view.js')).leadBoardView),
);
defineOnce(leadCardTable, () =>
  createWidgetClass(leadCardTable, async () => (await import('./elements/lead-card.view.js')).leadCardView),
);
