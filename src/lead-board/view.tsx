import type { WidgetView } from '../element/shell/widget-view.js';
import { leadCardSheets } from '../lead-card/lead-card-sheets.js';
import { leadCardMessages } from '../lead-card/messages.en-US.js';
import boardCss from './lead-board.css?inline';
import { LeadBoard } from './lead-board.js';
import { leadBoardMessages } from './messages.en-US.js';

export const view: WidgetView = {
  sheets: [...leadCardSheets, boardCss],
  messages: [leadCardMessages, leadBoardMessages],
  hasSession: true,
  isProviders: true,
  View: LeadBoard,
};
