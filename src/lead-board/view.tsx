import type { ReactElement } from 'react';
import type { WidgetView, WidgetViewProps } from '../element/shell/widget-view.js';
import { pageSizeOf } from '../gateway/transport/preloaded.js';
import { dashboardCalls } from '../gateway/widgets/dashboard-calls.js';
import { useCardSettings } from '../lead-card/lead-card-settings.js';
import { leadCardSheets } from '../lead-card/lead-card-sheets.js';
import { leadCardMessages } from '../lead-card/messages.en-US.js';
import boardCss from './lead-board.css?inline';
import { LeadBoard } from './lead-board.js';
import { leadBoardMessages } from './messages.en-US.js';
import { leadBoardTable, pollSecondsOf } from './table.js';

const { attributes, values } = leadBoardTable;

function LeadBoardView({ read, settings }: WidgetViewProps): ReactElement {
  const card = useCardSettings(read, settings);
  return (
    <LeadBoard
      settings={{
        spId: read.string('spId') ?? '',
        leadId: read.string('leadId'),
        newMessages: read.boolean('newMessages'),
        pageSize: pageSizeOf(read.number('pageSize')),
        managesTitle: read.boolean('manageTitle'),
        callLogUrl: read.string('callLogUrl'),
        requested: {
          filters: read.object('filters'),
          sort: read.string('sort'),
          page: read.number('page'),
          urlSync: read.has('urlSync') ? (read.string('urlSync') ?? '') : undefined,
        },
        views: read.object('views'),
        pollSeconds: pollSecondsOf(read.number('pollSeconds')),
        hasShortcuts: (read.choice('shortcuts', values.shortcuts) ?? attributes.shortcuts.default) === 'on',
        card,
      }}
    />
  );
}

export const view: WidgetView = {
  sheets: [...leadCardSheets, boardCss],
  messages: [leadCardMessages, leadBoardMessages],
  calls: dashboardCalls,
  lazyCalls: async () => (await import('../gateway/widgets/lazy-dashboard-calls.js')).lazyDashboardCalls,
  isProviders: true,
  View: LeadBoardView,
};
