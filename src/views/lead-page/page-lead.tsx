import { type ReactElement, useId } from 'react';
import type { PageLead as Lead } from '../../contract/lead-page.js';
import { type Categories, categoryNameOf, GENERIC_ID } from '../../domain/category/catalog.js';
import { placeOf } from '../../domain/lead/customer.js';
import type { LeadSale } from '../../domain/lead-page/sale.js';
import { CategoryMark } from '../category/category-mark.js';
import { urgencyWord } from '../lead-card/lead-words.js';
import { useWidget } from '../widget/widget-context.js';
import { PageContact } from './page-contact.js';
import { UnlockLead } from './unlock-lead.js';

export interface PageLeadProps {
  readonly lead: Lead;
  readonly sale: LeadSale;
  readonly clockAheadMs: number;
  readonly categories: Categories;
}

/** The lead card of the page; the customer's contact stands on it only once the lead is purchased (Spec §2 Lead page). */
export function PageLead({ lead, sale, clockAheadMs, categories }: PageLeadProps): ReactElement {
  const widget = useWidget();
  const { t } = widget;
  const headingId = useId();
  const { category, contact, description, place, questions } = lead;
  const categoryName = categoryNameOf(categories, category);
  const timing = urgencyWord(lead.urgency, widget);
  const where = placeOf(place);
  return (
    <article className="card" part="lead" aria-labelledby={headingId}>
      <header className="head">
        <span className="disc">
          <CategoryMark categoryId={category.id} catalog={categories} />
        </span>
        <div>
          <h3 id={headingId} dir="auto">
            {lead.title || (category.id === GENERIC_ID ? '' : categoryName) || t('projectRequest')}
          </h3>
          {where ? <p className="muted">{where}</p> : null}
        </div>
      </header>
      {contact === null ? null : <PageContact contact={contact} />}
      {questions.length === 0 ? null : (
        <section part="project">
          <h4>{t('pageProjectDetails')}</h4>
          <dl className="qa">
            {questions.map(({ question, answers }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question may stand twice, and the order never changes
              <div key={index}>
                <dt dir="auto">{question}</dt>
                {answers.length === 0 ? (
                  <dd className="muted">{t('noAnswer')}</dd>
                ) : (
                  <dd dir="auto">{answers.join(', ')}</dd>
                )}
              </div>
            ))}
          </dl>
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
      {categoryName || timing ? (
        <section part="facts">
          <dl className="qa">
            {categoryName ? (
              <div>
                <dt>{t('categoryOfLead')}</dt>
                <dd dir="auto">{categoryName}</dd>
              </div>
            ) : null}
            {timing ? (
              <div>
                <dt>{t('projectTiming')}</dt>
                <dd dir="auto">{timing}</dd>
              </div>
            ) : null}
          </dl>
        </section>
      ) : null}
      {sale.kind === 'for-sale' ? <UnlockLead leadId={lead.leadId} sale={sale} clockAheadMs={clockAheadMs} /> : null}
    </article>
  );
}
