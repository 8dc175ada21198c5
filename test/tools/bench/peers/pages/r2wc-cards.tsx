import r2wc from '@r2wc/react-to-web-component';
import { leadsOf } from '../../board/pages/leads.js';
import { offerCards } from './card-steps.js';
import { adoptAll, Row } from './react-row.js';

const leads = new Map(leadsOf(500).map((lead) => [lead.leadId, lead]));
const adopt = (wrapper: Element | null) => (wrapper === null ? undefined : adoptAll(wrapper.getRootNode()));

function Card({ leadId }: { readonly leadId: string }) {
  const lead = leads.get(leadId);
  return (
    <div className="root" ref={adopt}>
      <section className="surface board">
        <ol className="leads">{lead && <Row lead={lead} isOpen={false} onToggle={() => {}} />}</ol>
      </section>
    </div>
  );
}

customElements.define('r2wc-card', r2wc(Card, { shadow: 'open', props: { leadId: 'string' } }));

offerCards(({ leadId }) => {
  const card = document.createElement('r2wc-card');
  card.setAttribute('lead-id', leadId);
  return card;
});
