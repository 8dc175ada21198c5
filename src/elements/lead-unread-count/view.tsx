import type { ReactElement } from 'react';
import { unreadCountCalls } from '../../gateway/widgets/unread-count-calls.js';
import { unreadCountMessages } from '../../i18n/unread-count/unread-count.en-US.js';
import unreadCountCss from '../../views/unread-count/unread-count.css?inline';
import { UnreadCount } from '../../views/unread-count/unread-count.js';
import type { WidgetView, WidgetViewProps } from '../shell/widget-view.js';
import { leadUnreadCountTable } from './table.js';

const { attributes, values } = leadUnreadCountTable;

function LeadUnreadCountView({ read }: WidgetViewProps): ReactElement {
  return (
    <UnreadCount
      spId={read.string('spId') ?? ''}
      format={read.choice('format', values.format) ?? attributes.format.default}
      showsZero={read.boolean('showZero')}
    />
  );
}

export const view: WidgetView = {
  sheets: [unreadCountCss],
  messages: [unreadCountMessages],
  calls: unreadCountCalls,
  isProviders: true,
  isSilent: true,
  View: LeadUnreadCountView,
};
