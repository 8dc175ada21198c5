import '../../drawing.js';
import { type Lead, leadsOf } from '../../board/pages/leads.js';

/** Offers the steps that put closed cards into the page. */
export function offerCards(cardOf: (lead: Lead) => HTMLElement): void {
  const mount = (count: number) => {
    const cards = leadsOf(count).map(cardOf);
    document.body.append(...cards);
    return () => cards.every((card) => card.shadowRoot?.querySelector('.toggle') != null);
  };
  globalThis.benchDrawn = { mount: () => mount(50), mount500: () => mount(500) };
}
