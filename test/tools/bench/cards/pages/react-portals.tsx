import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CARDS, LEADS } from '../../board/pages/leads.js';
import { adoptAll, type Lead, statusOf, whenOf, wholeOf } from '../../board/pages/plain-board.js';

class PortalCard extends HTMLElement {
  readonly root = this.attachShadow({ mode: 'open' });

  connectedCallback(): void {
    adoptAll(this.root);
  }
}

customElements.define('portal-card', PortalCard);

/** A row as React draws it at its plainest: no words of a language, no store, no life of its own. */
function Row({ lead }: { readonly lead: Lead }) {
  const { firstName, lastName, city, state, postalCode, userId } = lead.customerInfo;
  const [word, tone] = statusOf(lead.status);
  return (
    <div className="root">
      <section className="surface board">
        <ol className="leads">
          <li className="lead" data-lead-id={lead.leadId}>
            <button
              type="button"
              className={lead.read ? 'seen' : 'seen unread'}
              aria-label={`Mark, ${firstName} ${lastName}`}
            />
            <h3>
              <button type="button" className="toggle" aria-expanded="false">
                <time dateTime={lead.createDate} title={wholeOf(lead)}>
                  {whenOf(lead)}
                </time>
                <span className="name" dir="auto">
                  {firstName} {lastName}
                </span>
                <span className="cat">{lead.category.name}</span>
                <span className="place">
                  {city}, {state} {postalCode}
                </span>
                {lead.status === 'Initial' ? null : <span className={`pill tone-${tone}`}>{word}</span>}
              </button>
            </h3>
            <a className={lead.hasUnreadMessages ? 'msg has' : 'msg'} href={`/app/conversation/7001/thread/${userId}`}>
              Message
            </a>
          </li>
        </ol>
      </section>
    </div>
  );
}

const cards = LEADS.slice(0, CARDS).map((lead) => ({ lead, element: new PortalCard() }));

globalThis.benchDrawn = {
  mount() {
    document.body.append(...cards.map(({ element }) => element));
    const portals = cards.map(({ lead, element }) => createPortal(<Row lead={lead} />, element.root, lead.leadId));
    flushSync(() => createRoot(document.createElement('div')).render(portals));
  },
  isThere: () => cards.every(({ element }) => element.root.querySelector('.toggle') !== null),
};
