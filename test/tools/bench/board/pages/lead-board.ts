import 'lead-widgets/elements/lead-board';
import { CHOSEN, LEADS, PROVIDER } from './leads.js';

const gateway = {
  serviceProvider: async () => ({ serviceProviders: [PROVIDER] }),
  leads: async () => ({ leads: LEADS, pagination: { totalNumber: LEADS.length } }),
  markRead: async () => undefined,
  setStatus: async () => undefined,
};

const board = document.createElement('lead-board');
const root = () => board.shadowRoot;
const rows = () => root()?.querySelectorAll('.leads > li') ?? [];

globalThis.benchDrawn = {
  mount() {
    Object.assign(board, { gateway, spId: '7001', pageSize: 100, pollSeconds: 0, timeZone: 'America/Chicago' });
    document.body.append(board);
    return () => rows().length === LEADS.length && root()?.querySelector('.lead.open .body') !== null;
  },
  /** The board's tools come after its leads. */
  settle() {
    root()?.querySelector<HTMLElement>('.toggle')?.focus();
    return () => root()?.querySelector('[aria-autocomplete]') != null;
  },
  expand() {
    rows()[CHOSEN]?.querySelector<HTMLElement>('.toggle')?.click();
    return () => rows()[CHOSEN]?.querySelector('.body') != null;
  },
  status() {
    const row = root()?.querySelector('.toggle');
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, composed: true }));
    return () => rows()[0]?.querySelector('.pill')?.textContent === 'Contacted';
  },
};
