/** Registers every tag. Each view loads when the page has its first element. */
import { elementTables } from './elements/catalogue/tables.js';
import { defineOnce } from './elements/shell/define.js';
import { createWidgetClass } from './elements/shell/widget-element.js';
import type { WidgetView } from './elements/shell/widget-view.js';
import './elements/lead-gateway.js';

export type * from './elements/catalogue/tags.js';

type CreateClass = (view: () => Promise<WidgetView>) => CustomElementConstructor;

const views = import.meta.glob<WidgetView>('./elements/*/view.tsx', { import: 'view' });
/** The classes of the tags that add members to `createWidgetClass`. */
const classes = import.meta.glob<CreateClass>('./elements/*/element.ts', { import: 'createClass', eager: true });

for (const table of elementTables) {
  const view = views[`./elements/${table.tag}/view.tsx`];
  const createClass = classes[`./elements/${table.tag}/element.ts`];
  // `<lead-gateway>` has no view. Its own module registers it, before the widgets that it contains.
  if (view) defineOnce(table, () => (createClass ? createClass(view) : createWidgetClass(table, view)));
}
