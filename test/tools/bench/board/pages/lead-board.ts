import 'lead-widgets/elements/lead-board';
import { offerBoard } from '../../peers/pages/board-steps.js';
import { PROVIDER } from './leads.js';

const board = document.createElement('lead-board');
const root = () => board.shadowRoot;

offerBoard({
  row: '.leads > li',
  header: '.toggle',
  status: '.pill',
  root,
  draw(leads) {
    const gateway = {
      serviceProvider: async () => ({ serviceProviders: [PROVIDER] }),
      leads: async () => ({ leads, pagination: { totalNumber: leads.length } }),
      markRead: async () => undefined,
      setStatus: async () => undefined,
    };
    const settings = { spId: '7001', pageSize: leads.length, pollSeconds: 0, timeZone: 'America/Chicago' };
    document.body.append(Object.assign(board, settings, { gateway }));
  },
});

globalThis.benchDrawn = {
  ...globalThis.benchDrawn,
  /** The board's tools load after its leads. */
  settle() {
    root()?.querySelector<HTMLElement>('.toggle')?.focus();
    return () => root()?.querySelector('[aria-autocomplete]') != null;
  },
};
