import { defineOnce } from './define.js';
import { leadCardTable } from './lead-card.table.js';
import { leadCardView } from './lead-card.view.js';
import { createWidgetClass } from './widget-element.js';

/** The class of `<lead-card>`; importing this module registers the tag. */
export const LeadCardElement = defineOnce(leadCardTable, () => createWidgetClass(leadCardTable, leadCardView));
