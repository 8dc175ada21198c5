import type { ReactElement } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { NOTES_MAX_LENGTH } from '../../gateway/lead-limits.js';
import { TextField } from '../../ui/field/text-field.js';
import { PhotoField } from '../extras/lazy-extras.js';
import type { Question } from '../funnel/funnel.js';
import { EligibilityPanel } from '../postal-code/eligibility-panel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { presentQuestion, screenCount, screenOf } from '../step/screens.js';
import { type StepFields, StepForm } from '../step/step-form.js';
import { StepSkeleton } from '../step/step-skeleton.js';
import { StepTitle } from '../step/step-title.js';
import { BigChoices } from './big-choices.js';

/** The project step: the questions of the service, one per screen, then the description. */
export function ProjectStep(): ReactElement {
  const { t, format } = useWidget();
  const { state, questions, task, goOn } = useFunnel();
  const question = presentQuestion(state, questions);
  // The questions depend on the service, which comes with the provider.
  if (state.form.categoryId === '') {
    const { phase } = task('provider');
    if (phase === 'busy') return <StepSkeleton />;
    if (phase === 'failed') return <WithoutQuestions />;
  }
  if (question === null) return <DescriptionScreen />;
  const at = {
    service: state.form.taskCategoryName || state.form.categoryName,
    index: format.count(screenOf(state, questions) + 1),
    total: format.count(screenCount(state, questions) - 1),
  };
  const many = question.type === 'many' ? t('funnelManyHint') : undefined;
  return (
    <StepForm
      over={t(at.service ? 'funnelQuestionOf' : 'funnelQuestionPlain', at)}
      title={question.text}
      lead={question.required ? many : (many ?? t('funnelOpenHint'))}
      onContinue={goOn}
    >
      {(fields) => (
        <div data-field={question.id}>
          <QuestionFields question={question} {...fields} />
        </div>
      )}
    </StepForm>
  );
}

/** The provider failed to load, so its services and the questions are unknown. */
function WithoutQuestions(): ReactElement {
  const { t } = useWidget();
  return (
    <div className="funnel-step">
      <div className="funnel-main">
        <StepTitle>{t('funnelStepProject')}</StepTitle>
        <EligibilityPanel />
      </div>
    </div>
  );
}

function DescriptionScreen(): ReactElement {
  const { t, format } = useWidget();
  const { state, send, goOn, settings } = useFunnel();
  const { description } = state;
  const used = { used: format.count(description.length), most: format.count(NOTES_MAX_LENGTH) };
  return (
    <StepForm title={t('funnelDescriptionTitle')} lead={t('funnelDescriptionLead')} onContinue={goOn}>
      {({ faultOf }) => (
        <>
          <div className="funnel-description" data-field="description">
            <TextField
              multiline
              label={t('funnelDescription')}
              counter={t('funnelTally', used)}
              value={description}
              onChange={(text) => send({ type: 'described', text })}
              error={faultOf('description')}
              attributes={{ name: 'description', dir: 'auto' }}
            />
          </div>
          {settings.uploadPhoto === undefined ? null : (
            <LazyBoundary isSilent>
              <PhotoField />
            </LazyBoundary>
          )}
        </>
      )}
    </StepForm>
  );
}

/** The answer to a question: one of a few, several of them, a text or a number. */
function QuestionFields({ question, faultOf, titleId }: { question: Question } & StepFields): ReactElement {
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
          name: id,
          ...(isNumber ? { inputMode: 'decimal' } : { dir: 'auto' }),
          autoComplete: 'off',
          enterKeyHint: 'next',
          required,
        }}
      />
    </div>
  );
}
