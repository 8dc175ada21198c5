import { createRoot } from 'react-dom/client';
import { type Lead, PROVIDER } from '../../board/pages/leads.js';
import { offerBoard } from './board-steps.js';
import { adoptAll, Row } from './react-row.js';
import { useBoard } from './use-board.js';

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });

const Switch = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <label className={`switch ${name}`}>
    <input type="checkbox" role="switch" aria-checked={false} />
    <span>{label}</span>
  </label>
);

function Board({ leads }: { readonly leads: readonly Lead[] }) {
  const { rows, onKeyDown } = useBoard(leads);
  return (
    <section className="surface board">
      <header className="head">
        <h2>Leads for {PROVIDER.name}</h2>
      </header>
      <fieldset className="filters">
        <Switch name="unread-filter" label="Show Unread Messages" />
        <div className="fields">
          {['Status', 'Date', 'Category', 'Customer name', 'Location'].map((label) => (
            <div key={label} className="field">
              <label className="lbl" htmlFor={label}>
                {label}
              </label>
              <input className="input" id={label} placeholder="Any" />
            </div>
          ))}
          <Switch name="archived-filter" label="Archived" />
        </div>
      </fieldset>
      <div className="list-head">
        <p role="status">
          Showing 1 - {rows.length} of {rows.length} results
        </p>
        <div className="sort">
          <span>Sort by</span>
          <span className="select">
            <select className="input">
              <option>Newest to oldest</option>
            </select>
          </span>
        </div>
      </div>
      <ol className="leads" onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <Row key={row.lead.leadId} {...row} />
        ))}
      </ol>
    </section>
  );
}

offerBoard({
  row: '.lead',
  header: '.toggle',
  status: '.pill',
  root: () => root,
  draw(leads) {
    adoptAll(root);
    const wrapper = document.createElement('div');
    wrapper.className = 'root';
    root.append(wrapper);
    document.body.append(host);
    createRoot(wrapper).render(<Board leads={leads} />);
  },
});
