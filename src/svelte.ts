/**
 * Only types: the tags in Svelte's markup. Write `import type {} from 'lead-widgets/svelte'` once.
 * `lead-widgets/elements` registers the tags.
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementTable } from './element/shell/table.js';
import type { ElementOf, EventsOf, MarkupListeners, MarkupProps } from './element/types/element-types.js';
import type { TagTables } from './elements/catalogue/tables.js';

export type * from './elements.js';

type Own<Table extends ElementTable> = MarkupProps<Table> & MarkupListeners<EventsOf<Table>>;

/** The props of a tag in Svelte: `sp-id` or `spId`, and `onlead-change`. */
export type SvelteTagProps<Table extends ElementTable> = Omit<HTMLAttributes<ElementOf<Table>>, keyof Own<Table>> &
  Own<Table>;

type Tags = { [Tag in keyof TagTables]: SvelteTagProps<TagTables[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
