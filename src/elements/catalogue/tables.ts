import { dateRangePickerTable } from '../../date-range-picker/table.js';
import { leadGatewayTable } from '../../element/lead-gateway/table.js';
import { leadAppTable } from '../../lead-app/table.js';
import { leadBoardTable } from '../../lead-board/table.js';
import { leadCardTable } from '../../lead-card/table.js';
import { leadPageTable } from '../../lead-page/table.js';
import { messageThreadTable } from '../../message-thread/table.js';
import { raqFunnelTable } from '../../raq-funnel/table.js';
import { reviewRequestModalTable } from '../../review-request/table.js';
import { leadUnreadCountTable } from '../../unread-count/table.js';

/** Every tag of the package, in the order of the manifest. The page 'Contributing' says what else a new tag needs. */
export const elementTables = [
  leadBoardTable,
  leadCardTable,
  leadPageTable,
  messageThreadTable,
  leadUnreadCountTable,
  leadAppTable,
  leadGatewayTable,
  dateRangePickerTable,
  reviewRequestModalTable,
  raqFunnelTable,
] as const;

type Tables = (typeof elementTables)[number];

/** The table of each tag, by the name of the tag. */
export type TagTables = { readonly [Table in Tables as Table['tag']]: Table };

export type Tag = keyof TagTables;
