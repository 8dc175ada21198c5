import { type MouseEvent, type ReactElement, useId, useRef } from 'react';
import { type Categories, categoryNameOf, GENERIC_ID } from '../category/catalog.js';
import { formatPhone, telHref } from '../contact/phone-number.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { lazyView } from '../element/widget/lazy-view.js';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import { addressLines, emailParts, mailtoHref, mapsHref } from '../lead-card/contact/contact-links.js';
import { customerName, placeOf } from '../lead-card/lead/lead.js';
import { urgencyLabel } from '../lead-card/lead-text.js';
import { Icon } from '../ui/icons/icon.js';
import { clock, mail } from '../ui/icons/icons.js';
import { phone as phoneIcon, pin } from '../ui/icons/lazy-icons.js';
import { lock, unlock } from '../ui/icons/page-icons.js';
import { lazyModule } from '../ui/lazy-module.js';
import { SkeletonBar } from '../ui/skeleton-bar.js';
import {
  type PageContact as Contact,
  type PageLead as Lead,
  type LeadIdentity,
  type LeadSale,
  SALE_TERMS,
  timeLeft,
} from './page-lead-data.js';

interface PageLeadProps {
  readonly lead: Lead;
  readonly sale: LeadSale;
  readonly clockAheadMs: number;
  readonly categories: Categories;
}

/** The icons of all categories load together with the lead. Its text does not wait for them. */
const icons = lazyModule(() => import('../category/category-mark.js'));
icons.preload();
const CategoryMark = lazyView(icons, (module) => module.CategoryMark);

/** The lead's title, else the name of its category; empty without both. */
function titleOf({ title, category }: LeadIdentity, categories: Categories): string {
  return title || (category.id === GENERIC_ID ? '' : categoryNameOf(categories, category));
}

export interface LeadNameProps {
  readonly lead: LeadIdentity;
  readonly categories: Categories;
}

/** Which lead it is: its title and place, as far as they are known. */
export function LeadName({ lead, categories }: LeadNameProps): ReactElement {
  const title = titleOf(lead, categories);
  const where = placeOf(lead.place);
  return (
    <>
      {title ? <strong dir="auto">{title}</strong> : null}
      {where ? <p>{where}</p> : null}
    </>
  );
}

/** The lead card of the page. It shows the customer's contact only for a bought lead. */
export function PageLead({ lead, sale, clockAheadMs, categories }: PageLeadProps): ReactElement {
  const widget = useWidget();
  const { t } = widget;
  const headingId = useId();
  const { category, contact, description, place, questions } = lead;
  const categoryName = categoryNameOf(categories, category);
  const facts: readonly Row[] = [
    [t('categoryOfLead'), categoryName],
    [t('projectTiming'), urgencyLabel(lead.urgency, widget)],
  ];
  const known = facts.filter(([, text]) => text !== '');
  const where = placeOf(place);
  return (
    <article className="card" part="lead" aria-labelledby={headingId}>
      <header className="head">
        <span className="disc">
          <LazyBoundary isSilent>
            <CategoryMark categoryId={category.id} catalog={categories} />
          </LazyBoundary>
        </span>
        <div>
          <h3 id={headingId} dir="auto">
            {titleOf(lead, categories) || t('projectRequest')}
          </h3>
          {where ? <p className="muted">{where}</p> : null}
        </div>
      </header>
      {contact === null ? null : <PageContact contact={contact} />}
      {questions.length === 0 ? null : (
        <section part="project">
          <h4>{t('pageProjectDetails')}</h4>
          <Facts rows={questions.map(({ question, answers }) => [question, answers.join(', ')])} />
        </section>
      )}
      {description ? (
        <section part="notes">
          <h4>{t('projectNotes')}</h4>
          <p className="text" dir="auto">
            {description}
          </p>
        </section>
      ) : null}
      {known.length > 0 ? (
        <section part="facts">
          <Facts rows={known} />
        </section>
      ) : null}
      {sale.kind === 'for-sale' ? <UnlockLead leadId={lead.leadId} sale={sale} clockAheadMs={clockAheadMs} /> : null}
    </article>
  );
}

/** A term and its text; the text is empty if a question has no answer. */
type Row = readonly [term: string, text: string];

function Facts({ rows }: { rows: readonly Row[] }): ReactElement {
  const { t } = useWidget();
  return (
    <dl className="qa">
      {rows.map(([term, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question may appear twice, and the order never changes
        <div key={index}>
          <dt dir="auto">{term}</dt>
          {text === '' ? <dd className="muted">{t('noAnswer')}</dd> : <dd dir="auto">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface UnlockLeadProps {
  readonly leadId: string;
  readonly sale: Extract<LeadSale, { kind: 'for-sale' }>;
  readonly clockAheadMs: number;
}

/** A press this soon after the last one belongs to it, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

/** The price, the time left, and the button to buy the lead. The host takes the payment. */
function UnlockLead({ leadId, sale, clockAheadMs }: UnlockLeadProps): ReactElement {
  const { t, format, session } = useWidget();
  const { taken, price, endsAt } = sale;
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const unlockLead = ({ timeStamp }: MouseEvent) => {
    const isSecond = timeStamp - pressedAt.current < DOUBLE_PRESS_MS;
    pressedAt.current = timeStamp;
    // The host would take two payments.
    if (!isSecond) session.emit('lead-unlock', { leadId });
  };
  return (
    <>
      <p className="veil">
        <Icon path={lock} />
        <span className="bidi">{t('contactVeiled')}</span>
      </p>
      <section className="unlock" part="unlock">
        <div>
          {price === '' ? null : <p className="price">{typeof price === 'number' ? format.price(price) : price}</p>}
          <p className="sale">
            <span>
              <Icon path={clock} />
              <span className="bidi">{endsText(endsAt, Date.now() + clockAheadMs, t)}</span>
            </span>
            {taken === null ? null : <Places taken={taken} />}
          </p>
        </div>
        <button type="button" className="btn primary" onClick={unlockLead}>
          <Icon path={unlock} />
          {t('unlockLead')}
        </button>
      </section>
    </>
  );
}

function endsText(endsAt: number, now: number, t: Widget['t']): string {
  const { hours, minutes } = timeLeft(endsAt, now);
  if (hours > 0) return t('timeLeftHours', { hours, minutes });
  return minutes > 0 ? t('timeLeftMinutes', { minutes }) : t('timeLeftSoon');
}

function Places({ taken }: { taken: number }): ReactElement {
  const { t } = useWidget();
  const places = SALE_TERMS.companies;
  return (
    <span>
      <span className="places" aria-hidden="true">
        {[...Array(places).keys()].map((place) => (
          <i key={place} className={place < taken ? 'on' : ''} />
        ))}
      </span>
      <span className="bidi">{t('placesTaken', { taken, places })}</span>
    </span>
  );
}

/** The customer of a bought lead: full name, phone, email and address. */
function PageContact({ contact }: { contact: Contact }): ReactElement {
  const { t } = useWidget();
  const { phone, email, address } = contact;
  const lines = addressLines(address);
  const [name, domain] = emailParts(email);
  return (
    <section className="customer" part="contact">
      <div className="who">
        <h4 className="sr">{t('customer')}</h4>
        <p className="name" dir="auto">
          {customerName(contact) || t('member')}
        </p>
        {phone ? <Phone phone={phone} /> : <p className="muted">{t('noPhoneNumber')}</p>}
      </div>
      {email || lines.length > 0 ? (
        <ul className="ways">
          {email ? (
            <li>
              <a href={mailtoHref(email)}>
                <Icon path={mail} />
                <span dir="ltr">
                  {name}
                  <wbr />
                  {domain}
                </span>
              </a>
            </li>
          ) : null}
          {lines.length > 0 ? (
            <li>
              <a href={mapsHref(address)} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                <Icon path={pin} />
                <span dir="auto">
                  {lines.join(', ')}
                  <span className="sr"> ({t('opensNewTab')})</span>
                </span>
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

/** The phone number. A number that cannot be dialed is plain text. */
function Phone({ phone }: { phone: string }): ReactElement {
  const href = telHref(phone);
  const shown = <span dir="ltr">{formatPhone(phone)}</span>;
  if (!href) return <p className="name">{shown}</p>;
  return (
    <a className="btn primary" href={href}>
      <Icon path={phoneIcon} />
      {shown}
    </a>
  );
}

const bar = (width: number, height = 9) => <SkeletonBar width={width} height={height} />;

/** A placeholder with the usual lengths of a lead's texts. */
export function LeadSkeleton(): ReactElement {
  const pairs = (...widths: readonly (readonly [term: number, text: number])[]) => (
    <dl className="qa">
      {widths.map(([term, text]) => (
        <div key={term}>
          <dt>{bar(term)}</dt>
          <dd>{bar(text, 12)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="card skeleton" aria-hidden="true">
      <div className="head">
        <span className="disc" />
        <div>
          <p className="title">{bar(210, 16)}</p>
          <p>{bar(110)}</p>
        </div>
      </div>
      <section>
        <h4>{bar(92)}</h4>
        {pairs([96, 210], [128, 110], [144, 140], [132, 128])}
      </section>
      <section>
        <h4>{bar(86)}</h4>
        <p className="text">{bar(460, 12)}</p>
        <p className="text">{bar(250, 12)}</p>
      </section>
      <section>{pairs([66, 100], [88, 84])}</section>
    </div>
  );
}
