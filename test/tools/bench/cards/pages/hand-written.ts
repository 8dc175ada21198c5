import { CARDS, LEADS } from '../../board/pages/leads.js';
import { adoptAll, rowOf } from '../../board/pages/plain-board.js';

class PlainCard extends HTMLElement {
  lead: (typeof LEADS)[number] | undefined;

  connectedCallback(): void {
    const root = this.attachShadow({ mode: 'open' });
    adoptAll(root);
    if (this.lead !== undefined) {
      root.innerHTML = `<div class="root"><section class="surface board"><ol class="leads">${rowOf(this.lead, 0)}</ol></section></div>`;
    }
  }
}

customElements.define('plain-card', PlainCard);

globalThis.benchDrawn = {
  mount() {
    const cards = LEADS.slice(0, CARDS).map((lead) => Object.assign(document.createElement('plain-card'), { lead }));
    document.body.append(...cards);
  },
};
