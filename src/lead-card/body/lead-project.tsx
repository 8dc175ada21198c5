import { type ReactElement, useId, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { QUESTIONS_PREVIEW } from '../../gateway/limits.js';
import type { Lead, LeadQuestion } from '../lead/lead.js';
import { urgencyLabel } from '../lead-text.js';

/** 'Project Details': four questions, and all of them after 'Read More'. */
export function LeadProject({ lead }: { lead: Lead }): ReactElement {
  const { t } = useWidget();
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const { questions } = lead;
  const shown = shownQuestions(questions, isWhole);
  return (
    <section className="part" part="project">
      <h4>{t('projectDetails')}</h4>
      {questions.length === 0 ? <p className="muted">{t('noProjectDetails')}</p> : null}
      <dl className="pairs" id={listId}>
        {shown.map(({ question, answers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may stand twice, and the order never changes
          <div key={index}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto">{answers.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {hasMoreQuestions(questions) ? (
        <button
          type="button"
          className="link"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'readLess' : 'readMore')}
        </button>
      ) : null}
    </section>
  );
}

/** The deal, the timing of the job, and when the request came in. */
export function LeadDeal({ lead }: { lead: Lead }): ReactElement {
  const widget = useWidget();
  const { t, format } = widget;
  const priceOf = (price: string | number = '') => (typeof price === 'number' ? format.price(price) : price);
  const facts = [
    [t('offer'), [lead.deal?.title, priceOf(lead.deal?.price)].filter(Boolean).join(', ')],
    [t('redemption'), lead.redemptionId],
    [t('timing'), urgencyLabel(lead.urgency, widget)],
    [t('received'), format.fullDate(new Date(lead.createDate))],
  ].filter(([, fact]) => fact);
  return (
    <section className="part" part="deal">
      <h4>{t(lead.deal === null && !lead.redemptionId ? 'job' : 'deal')}</h4>
      <dl className="facts">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The questions to show: four before 'Read More', all after it. */
export function shownQuestions(questions: readonly LeadQuestion[], isWhole: boolean): readonly LeadQuestion[] {
  return isWhole ? questions : questions.slice(0, QUESTIONS_PREVIEW);
}

export function hasMoreQuestions(questions: readonly LeadQuestion[]): boolean {
  return questions.length > QUESTIONS_PREVIEW;
}
