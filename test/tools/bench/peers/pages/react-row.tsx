import { memo } from 'react';
import boardCss from '../../../../../src/lead-board/lead-board.css?inline';
import { leadCardSheets } from '../../../../../src/lead-card/lead-card-sheets.js';
import toggle from '../../../../../src/ui/field/switch.css?inline';
import select from '../../../../../src/ui/list/select.css?inline';
import { adoptSheets, themeSheets, uiSheets } from '../../../../../src/ui/theme/sheets.js';
import type { Lead } from '../../board/pages/leads.js';
import { detailsOf, fullDateOf, nameOf, placeOf, statusOf, threadOf, timeOf } from './lead-text.js';
import type { RowProps } from './use-board.js';

const SHEETS = [...themeSheets, ...uiSheets, select, toggle, ...leadCardSheets, boardCss];

export const adoptAll = (root: Node) => adoptSheets(root, SHEETS);

/** The markup of a lead in plain React, without messages, store and settings. */
export const Row = memo(function Row({ lead, isOpen, onToggle }: RowProps) {
  const name = nameOf(lead);
  const [city, zip] = placeOf(lead).split(/(?<=,) /);
  const mark = `Mark as ${lead.read ? 'unread' : 'read'}, ${name}`;
  const [label, tone] = statusOf(lead);
  return (
    <li className={isOpen ? 'lead open' : 'lead'} data-lead-id={lead.leadId}>
      <button type="button" className={lead.read ? 'seen' : 'seen unread'} aria-label={mark} title={mark} />
      <h3>
        <button type="button" className="toggle" aria-expanded={isOpen} onClick={() => onToggle(lead.leadId)}>
          <time dateTime={lead.createDate} title={fullDateOf(lead)}>
            {timeOf(lead)}
          </time>
          <span className="name" dir="auto">
            {name}
          </span>
          <span className="cat">{lead.category.name}</span>
          <span className="place">
            <span className="city">{city}</span> {zip}
          </span>
          {lead.status === 'Initial' ? null : <span className={`pill tone-${tone}`}>{label}</span>}
        </button>
      </h3>
      <a className={lead.hasUnreadMessages ? 'msg has' : 'msg'} href={threadOf(lead)} aria-label={`Message ${name}`}>
        Message
      </a>
      {isOpen ? <Body lead={lead} /> : null}
    </li>
  );
});

const ACTIONS = ['Contact', 'Message', 'Request a Review', 'Rate this lead', '…'];

function Body({ lead }: { readonly lead: Lead }) {
  const [label, tone] = statusOf(lead);
  const details = detailsOf(lead);
  return (
    <div className="body">
      <div className="bar">
        <div className="state">
          <span className="state-label">Lead status</span>
          <span className="select status">
            <span className={`dot tone-${tone}`} />
            <select className="input">
              <option>{label}</option>
            </select>
          </span>
        </div>
        <div className="acts">
          {ACTIONS.map((action) => (
            <button key={action} type="button" className="btn">
              {action}
            </button>
          ))}
        </div>
      </div>
      <div className="cols">
        <div>
          {details.slice(0, 3).map(([heading, text]) => (
            <section key={heading} className="part">
              <h4>{heading}</h4>
              <p className="long">{text}</p>
            </section>
          ))}
        </div>
        <div>
          <Pairs heading="Project Details" className="pairs" pairs={details.slice(3, 7)} />
          <Pairs heading="Job" className="facts" pairs={details.slice(7)} />
        </div>
      </div>
    </div>
  );
}

interface PairsProps {
  readonly heading: string;
  readonly className: string;
  readonly pairs: ReturnType<typeof detailsOf>;
}

const Pairs = ({ heading, className, pairs }: PairsProps) => (
  <section className="part">
    <h4>{heading}</h4>
    <dl className={className}>
      {pairs.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
