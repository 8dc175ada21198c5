/**
 * Only types: the tags in Vue's templates (Volar, vue-tsc) and in its JSX. Write `import type {} from
 * 'lead-widgets/vue'` once. `lead-widgets/elements` registers the tags.
 */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { ElementTable } from './element/shell/table.js';
import type { Capital, ElementOf, EventsOf, MarkupProps, WrittenProps } from './element/types/element-types.js';
import type { TagTables } from './elements/catalogue/tables.js';

export type * from './elements.js';

/** `@lead-change` of a template is the prop `onLeadChange`. */
type Listeners<Events> = {
  readonly [Name in keyof Events & string as `on${Capital<Name>}`]?: ((event: Events[Name]) => unknown) | undefined;
};

type Own<Table extends ElementTable> = MarkupProps<Table> & Listeners<EventsOf<Table>>;

/** The props of a tag in Vue's JSX: `sp-id` or `spId`, and `onLeadChange`. */
export type VueTagProps<Table extends ElementTable> = Omit<HTMLAttributes, keyof Own<Table>> & Own<Table>;

/** The props of a tag in a template, where Vue's compiler treats `page-size` and `pageSize` as the same name. */
type InTemplate<Table extends ElementTable> = Omit<VueTagProps<Table>, keyof Table['attributes']> &
  WrittenProps<Table> &
  PublicProps;

type Components = {
  [Tag in keyof TagTables]: new () => ElementOf<TagTables[Tag]> & { readonly $props: InTemplate<TagTables[Tag]> };
};

type Intrinsic = { [Tag in keyof TagTables]: VueTagProps<TagTables[Tag]> };

declare module 'vue' {
  interface HTMLAttributes {
    /** The `id` of the tag that this control of the page opens. */
    'data-lead-opens'?: string | undefined;
  }
  interface GlobalComponents extends Components {}
  interface IntrinsicElementAttributes extends Intrinsic {}
}
