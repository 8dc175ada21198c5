/**
 * Only types: the tags in Preact's JSX. Write `import type {} from 'lead-widgets/preact'` once. `lead-widgets/elements`
 * registers the tags.
 */
import type { HTMLAttributes } from 'preact';
import type { ElementTable } from './element/shell/table.js';
import type { ElementOf, EventsOf, MarkupListeners, MarkupProps } from './element/types/element-types.js';
import type { TagTables } from './elements/catalogue/tables.js';

export type * from './elements.js';

type Own<Table extends ElementTable> = MarkupProps<Table> & MarkupListeners<EventsOf<Table>>;

/** The props of a tag in Preact: `sp-id` or `spId`, and `onlead-change`. */
export type PreactTagProps<Table extends ElementTable> = Omit<HTMLAttributes<ElementOf<Table>>, keyof Own<Table>> &
  Own<Table>;

type Tags = { [Tag in keyof TagTables]: PreactTagProps<TagTables[Tag]> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
