import { type ReactElement, useId } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { NOTES_MAX_LENGTH } from '../../gateway/lead-limits.js';
import type { URGENCIES } from '../../gateway/lead-status.js';
import type { MessageKey } from '../../i18n/messages.js';
import { FieldError } from '../../ui/field/field-notes.js';
import { TextField } from '../../ui/field/text-field.js';
import { PhotoField } from '../extras/lazy-extras.js';
import type { Question } from '../funnel/funnel.js';
import { EligibilityPanel } from '../postal-code/eligibility-panel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TextButton } from '../shell/text-button.js';
import { presentQuestion, screenCount, screenOf } from '../step/screens.js';
import { type StepFields, StepForm, StepSkeleton } from '../step/step-form.js';
import { StepTitle } from '../step/step-title.js';

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
      {({ errorOf }) => (
        <>
          <div className="funnel-description" data-field="description">
            <TextField
              multiline
              label={t('funnelDescription')}
              counter={t('funnelTally', used)}
              value={description}
              onChange={(text) => send({ type: 'described', text })}
              error={errorOf('description')}
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
function QuestionFields({ question, errorOf, titleId }: { question: Question } & StepFields): ReactElement {
  const { t } = useWidget();
  const { state, send } = useFunnel();
  const { id, type, options = [], required } = question;
  const answer = Object.hasOwn(state.answers, id) ? state.answers[id] : undefined;
  const error = errorOf(id);
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

/** A choice of a question. The entire row of 56 px can be pressed. */
interface BigChoice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface BigChoicesProps {
  readonly type: 'radio' | 'checkbox';
  /** The id of the question's title. */
  readonly titleId: string;
  readonly choices: readonly BigChoice[];
  readonly values: readonly string[];
  /** The selected values, in the order of the choices. */
  readonly onChange: (values: readonly string[]) => void;
  readonly error?: string | undefined;
}

function BigChoices({ type, titleId, choices, values, onChange, error }: BigChoicesProps): ReactElement {
  const id = useId();
  const choose = (changed: string) => {
    if (type === 'radio') return onChange([changed]);
    const chosen = choices.filter(({ value }) => values.includes(value) !== (value === changed));
    onChange(chosen.map(({ value }) => value));
  };
  const role = type === 'radio' ? 'radiogroup' : undefined;
  return (
    <fieldset
      className="funnel-choices"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={error ? id : undefined}
      aria-invalid={role && error ? true : undefined}
    >
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="funnel-choice">
          <input
            type={type}
            name={id}
            value={value}
            checked={values.includes(value)}
            aria-invalid={!role && error ? true : undefined}
            onChange={() => choose(value)}
          />
          <span>
            <b>{label}</b>
            {hint ? <small>{hint}</small> : null}
          </span>
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

interface UrgencyOption {
  readonly urgency: (typeof URGENCIES)[number];
  readonly label: MessageKey;
  readonly hint: MessageKey;
}

const URGENCY_OPTIONS: readonly UrgencyOption[] = [
  { urgency: 'Emergency', label: 'urgencyEmergency', hint: 'funnelEmergencyHint' },
  { urgency: 'ThisWeek', label: 'urgencyThisWeek', hint: 'funnelThisWeekHint' },
  { urgency: 'ThisMonth', label: 'urgencyThisMonth', hint: 'funnelThisMonthHint' },
  { urgency: 'Planning', label: 'urgencyPlanning', hint: 'funnelPlanningHint' },
];

/** The text of an urgency. Empty if none was given; an unknown one is shown as it is. */
export function urgencyText(urgency: string, t: Widget['t']): string {
  const known = URGENCY_OPTIONS.find((each) => each.urgency === urgency);
  if (known !== undefined) return t(known.label);
  return urgency === 'NA' ? '' : urgency;
}

export function TimingStep(): ReactElement {
  const { t } = useWidget();
  const { state, send, goOn } = useFunnel();
  const skip = () => {
    send({ type: 'urgency-chosen', urgency: 'NA' });
    goOn();
  };
  return (
    <StepForm
      title={t('funnelTimingTitle')}
      onContinue={goOn}
      secondary={<TextButton className="btn quiet" label="funnelSkip" onPress={skip} />}
    >
      {({ titleId }) => (
        <BigChoices
          type="radio"
          titleId={titleId}
          choices={URGENCY_OPTIONS.map(({ urgency, label, hint }) => ({
            value: urgency,
            label: t(label),
            hint: t(hint),
          }))}
          values={[state.urgency]}
          onChange={([urgency = '']) => send({ type: 'urgency-chosen', urgency })}
        />
      )}
    </StepForm>
  );
}
