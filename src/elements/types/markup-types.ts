import type { dateRangePickerTable } from '../date-range-picker/table.js';
import type { leadAppTable } from '../lead-app/table.js';
import type { leadBoardTable } from '../lead-board/table.js';
import type { leadCardTable } from '../lead-card/table.js';
import type { leadGatewayTable } from '../lead-gateway/table.js';
import type { leadPageTable } from '../lead-page/table.js';
import type { messageThreadTable } from '../message-thread/table.js';
import type { raqFunnelTable } from '../raq-funnel/table.js';
import type { reviewRequestModalTable } from '../review-request-modal/table.js';
import type { AttributeRow, ElementTable } from '../shell/table.js';
import type { NamedTypes, ValueOf } from './element-types.js';

/** The table of each tag, by its name: what the templates of a framework know of the tags is made from it. */
export interface TagTables {
  'lead-board': typeof leadBoardTable;
  'lead-card': typeof leadCardTable;
  'lead-page': typeof leadPageTable;
  'lead-app': typeof leadAppTable;
  'message-thread': typeof messageThreadTable;
  'lead-gateway': typeof leadGatewayTable;
  'date-range-picker': typeof dateRangePickerTable;
  'review-request-modal': typeof reviewRequestModalTable;
  'raq-funnel': typeof raqFunnelTable;
}

/** `spId` → `sp-id`. */
type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name;

/** A list may be written as in the attribute; what may be empty there may be true. */
export type Given<Row extends AttributeRow> =
  | ValueOf<Row>
  | (Row['kind'] extends 'list' ? string : never)
  | (Row extends { readonly mayBeEmpty: true } ? boolean : never);

/** As HTML writes it, a value is a text; one of a few words stays one of them. */
type Written<Row extends AttributeRow> = Given<Row> | (Row extends { readonly type: string } ? never : string);

/**
 * A tag in a framework's template: attributes as HTML writes them, attributes and properties in camelCase. None is required,
 * since each has two spellings.
 */
export type MarkupProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes'] & string as Kebab<Name>]?: Written<Table['attributes'][Name]> | undefined;
} & {
  readonly [Name in keyof Table['attributes'] & string as Name extends Kebab<Name> ? never : Name]?:
    | Given<Table['attributes'][Name]>
    | undefined;
} & {
  readonly [Name in keyof Table['properties']]?: NamedTypes[Table['properties'][Name]['type']] | undefined;
};

/** Where a template does not tell `page-size` from `pageSize`: each attribute in camelCase, as a value or as its text. */
export type WrittenProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes']]?: Written<Table['attributes'][Name]> | undefined;
};

/** `lead-change` → `LeadChange` */
export type Capital<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capital<Tail>}`
  : Capitalize<Name>;

/** `onlead-change`: listeners of a framework that takes an event's name as it is. */
export type MarkupListeners<Events> = {
  readonly [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => unknown) | undefined;
};
