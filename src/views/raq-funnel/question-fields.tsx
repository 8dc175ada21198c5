import type { ReactElement } from 'react';
import type { Question } from '../../contract/raq-funnel.js';
import { TextField } from '../../ui/text-field.js';
import { useWidget } from '../widget/widget-context.js';
import { BigChoices } from './big-choices.js';
import { useFunnel } from './funnel-context.js';
import type { StepFields } from './step-form.js';

/** The answer to a question: one of a few, several of them, a text or a number. */
export function QuestionFields({ question, faultOf, titleId }: { question: Question } & StepFields): ReactElement {
  const { t } = useWidget();
  const { state, send } = useFunnel();
  const { id, type, options = [], required } = question;
  const answer = Object.hasOwn(state.answers, id) ? state.answers[id] : undefined;
  const error = faultOf(id);
  if (type === 'one' || type === 'many') {
    return (
      <BigChoices
        type={type === 'one' ? 'radio' : 'checkbox'}
        titleId={titleId}
        choices={options}
        values={typeof answer === 'string' ? [answer] : (answer ?? [])}
        onChange={(values) =>
          send({ type: 'answered', questionId: id, answer: type === 'one' ? (values[0] ?? '') : values })
        }
        error={error}
      />
    );
  }
  const isNumber = type === 'number';
  return (
    <div className={isNumber ? 'funnel-number' : undefined}>
      <TextField
        label={t(isNumber ? 'funnelNumber' : 'funnelAnswer')}
        value={typeof answer === 'string' ? answer : ''}
        onChange={(text) => send({ type: 'answered', questionId: id, answer: text })}
        error={error}
        attributes={{
          ...(isNumber ? { inputMode: 'decimal' } : { dir: 'auto' }),
          autoComplete: 'off',
          enterKeyHint: 'next',
          required,
        }}
      />
    </div>
  );
}
