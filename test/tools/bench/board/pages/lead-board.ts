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
let isThere = () => false;

globalThis.benchDrawn = {
  mount() {
    Object.assign(board, { gateway, spId: '7001', pageSize: 100, pollSeconds: 0, timeZone: 'America/Chicago' });
    isThere = () => rows().length === LEADS.length && root()?.querySelector('.lead.open .body') !== null;
    document.body.append(board);
  },
  /** The board's tools come after its leads. */
  settle() {
    isThere = () => root()?.querySelector('[aria-autocomplete]') != null;
    root()?.querySelector<HTMLElement>('.toggle')?.focus();
  },
  expand() {
    isThere = () => rows()[CHOSEN]?.querySelector('.body') != null;
    rows()[CHOSEN]?.querySelector<HTMLElement>('.toggle')?.click();
  },
  status() {
    isThere = () => rows()[0]?.querySelector('.pill')?.textContent === 'Contacted';
    const row = root()?.querySelector('.toggle');
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, composed: true }));
  },
  isThere: () => isThere(),
};
