import type { ReactElement } from 'react';
import type { WidgetView, WidgetViewProps } from '../element/shell/widget-view.js';
import { unreadCountCalls } from '../gateway/widgets/unread-count-calls.js';
import { unreadCountMessages } from './messages.en-US.js';
import { leadUnreadCountTable } from './table.js';
import unreadCountCss from './unread-count.css?inline';
import { UnreadCount } from './unread-count.js';

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
