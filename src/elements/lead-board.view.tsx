import type { ReactElement } from 'react';
import { dashboardCalls } from '../gateway/dashboard-calls.js';
import { leadBoardWords } from '../i18n/lead-board.en-US.js';
import boardCss from '../views/lead-board/lead-board.css?inline';
import { LeadBoard } from '../views/lead-board/lead-board.js';
import cardCss from '../views/lead-card/lead-card.css?inline';
import { useCardSettings } from './card-settings.js';
import { pageSizeOf } from './page-size.js';
import type { Reader } from './values.js';
import type { WidgetView } from './widget-view.js';

const POLL_SECONDS = 60;

function LeadBoardView({ read }: { readonly read: Reader }): ReactElement {
  const card = useCardSettings(read);
  return (
    <LeadBoard
      settings={{
        spId: read.string('spId') ?? '',
        leadId: read.string('leadId'),
        newMessages: read.boolean('newMessages'),
        pageSize: pageSizeOf(read.number('pageSize')),
        managesTitle: read.boolean('manageTitle'),
        callLogUrl: read.string('callLogUrl'),
        asked: {
          filters: read.object('filters'),
          sort: read.string('sort'),
          page: read.number('page'),
          urlSync: read.has('urlSync') ? (read.string('urlSync') ?? '') : undefined,
        },
        pollSeconds: read.number('pollSeconds') ?? POLL_SECONDS,
        hasShortcuts: read.string('shortcuts') !== 'off',
        card,
      }}
    />
  );
}

export const leadBoardView: WidgetView = {
  sheets: [cardCss, boardCss],
  words: leadBoardWords,
  calls: dashboardCalls,
  lateCalls: async () => (await import('../gateway/late-dashboard-calls.js')).lateDashboardCalls,
  isProviders: true,
  View: LeadBoardView,
};
