import '../../drawing.js';
import { CHOSEN, type Lead, leadsOf } from '../../board/pages/leads.js';

/** How to draw a board, and the selectors of its rows and of two parts of a row. */
interface BoardPage {
  readonly row: string;
  readonly header: string;
  readonly status: string;
  root(): ParentNode | null;
  draw(leads: readonly Lead[]): void;
}

declare global {
  /** On a first visit, the HTML of the page has already requested the leads. */
  var benchLeads: Promise<{ readonly leads: readonly Lead[] }> | undefined;
  var benchIsThere: (() => boolean) | undefined;
}

/** Offers the steps of a board, with the same clicks and keys for every contender. */
export function offerBoard({ root, row, header, status, draw }: BoardPage): void {
  const rows = () => [...(root()?.querySelectorAll(row) ?? [])];
  const headerOf = (at: number) => {
    const found = rows().at(at);
    return (found?.shadowRoot ?? found)?.querySelector<HTMLElement>(header);
  };
  const isOpen = (at: number) => headerOf(at)?.ariaExpanded === 'true';
  const mount = (leads: readonly Lead[]) => {
    draw(leads);
    return () => rows().length === leads.length && isOpen(0) && headerOf(-1) != null;
  };
  globalThis.benchDrawn = {
    mount: () => mount(leadsOf(100)),
    mount10: () => mount(leadsOf(10)),
    expand() {
      headerOf(CHOSEN)?.click();
      return () => isOpen(CHOSEN);
    },
    status() {
      headerOf(0)?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, composed: true }));
      return () => rows()[0]?.querySelector(status)?.textContent === 'Contacted';
    },
  };
  globalThis.benchLeads?.then(({ leads }) => {
    globalThis.benchIsThere = mount(leads);
  });
}
