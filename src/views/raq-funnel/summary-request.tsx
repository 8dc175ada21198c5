import type { ReactElement } from 'react';
import { attributesOf } from '../../domain/raq-funnel/answers.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { timingWord } from './urgency-words.js';

/** What was asked for, as far as it is known. */
export function SummaryRequest(): ReactElement | null {
  const { t } = useWidget();
  const { state, questions } = useFunnel();
  const { form, place, answers, urgency, description } = state;
  const city = place === null ? '' : `${place.city}, ${place.state}`;
  const rows = [
    { term: t('funnelService'), text: form.taskCategoryName || form.categoryName },
    { term: t('funnelStepLocation'), text: [city, form.postalCode].filter(Boolean).join(' ') },
    ...attributesOf(questions, answers).map(({ questionText, answerText }) => ({
      term: questionText,
      text: answerText,
    })),
    { term: t('funnelTiming'), text: timingWord(urgency, t) },
    { term: t('funnelDescribed'), text: description.trim() },
  ].filter(({ text }) => text !== '');
  if (rows.length === 0) return null;
  return (
    <section className="funnel-card">
      <h3>{t('funnelRequest')}</h3>
      <dl className="funnel-facts-list">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
