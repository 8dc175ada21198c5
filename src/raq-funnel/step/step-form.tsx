import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { ErrorTriesContext } from '../../ui/field/field-notes.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { hiddenInReplays } from '../../ui/replay-marks.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';
import type { FunnelState, Question } from '../funnel/funnel.js';
import { EligibilityPanel } from '../postal-code/eligibility-panel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TextButton } from '../shell/text-button.js';
import { funnelErrors, presentQuestion, type ValidationError } from './screens.js';
import { StepTitle } from './step-title.js';

/** What the fields of a screen get from their form. */
export interface StepFields {
  /** The error text of a field, after Continue was pressed. */
  readonly errorOf: (field: string) => string | undefined;
  /** The title's id, for a group that it labels. */
  readonly titleId: string;
}

interface StepFormProps {
  readonly title: string;
  /** A small line above the title. */
  readonly over?: string | undefined;
  /** A sentence below it. */
  readonly lead?: string | undefined;
  /** The label of the main button; 'Continue' by default. */
  readonly submit?: string | undefined;
  readonly isBusy?: boolean | undefined;
  /** The errors of the screen now; by default those of the funnel's answers. */
  readonly errors?: readonly ValidationError[] | undefined;
  /** Called when Continue was pressed and the screen is valid. */
  readonly onContinue: () => void;
  /** A second button next to the main one. */
  readonly secondary?: ReactNode;
  /** A line next to the buttons, about what the main one does. */
  readonly status?: ReactNode;
  readonly children: (fields: StepFields) => ReactNode;
}

/**
 * The form of a screen: title, fields and Continue. Errors are shown after Continue was pressed: one gets the focus at its
 * field, more are listed above.
 */
export function StepForm(props: StepFormProps): ReactElement {
  const { title, over, lead, isBusy = false, onContinue, secondary, status } = props;
  const { t } = useWidget();
  const { state, questions, below } = useFunnel();
  // The eligibility panel appears while the postal code is typed. Below the fields, it does not move them.
  const isAtPlace = state.step === 'postal-code';
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [hasSummary, setHasSummary] = useState(false);
  const found = props.errors ?? funnelErrors(state, questions);
  const errors = tries > 0 ? found : [];
  const errorOf = (field: string) => {
    const error = errors.find((each) => each.field === field)?.error;
    return error && t(error);
  };
  const submit = () => {
    if (isBusy) return;
    const [first, ...others] = found;
    if (first === undefined) return onContinue();
    setTries(tries + 1);
    setHasSummary(others.length > 0);
    if (others.length === 0) focusField(form.current, first.field);
  };
  return (
    <form
      ref={form}
      className="funnel-step"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div {...(isPersonal(state, questions) ? hiddenInReplays('funnel-main') : { className: 'funnel-main' })}>
        <ErrorSummary errors={errors} tries={tries} />
        {isAtPlace ? null : <EligibilityPanel error={errorOf('place')} />}
        <div className="funnel-head">
          {over ? <p className="hint">{over}</p> : null}
          <StepTitle id={titleId}>{title}</StepTitle>
          {lead ? <p className="funnel-lead">{lead}</p> : null}
        </div>
        <ErrorTriesContext value={hasSummary ? null : tries}>{props.children({ errorOf, titleId })}</ErrorTriesContext>
        {isAtPlace ? <EligibilityPanel error={errorOf('place')} /> : null}
      </div>
      <div className="funnel-foot">
        {status ? (
          <p id={`${titleId}s`} className="funnel-say hint" role="status">
            {status}
          </p>
        ) : null}
        <button
          type="submit"
          className="btn primary"
          aria-disabled={isBusy || undefined}
          aria-describedby={status ? `${titleId}s` : undefined}
        >
          {isBusy ? <span className="spin" /> : null}
          {props.submit ?? t('funnelContinue')}
        </button>
        {secondary}
        {below}
        <StartOver />
      </div>
    </form>
  );
}

function isPersonal(state: FunnelState, questions: readonly Question[]): boolean {
  if (state.step !== 'project') return state.step === 'postal-code' || state.step === 'contact';
  const { type } = presentQuestion(state, questions) ?? {};
  return type !== 'one' && type !== 'many';
}

interface ErrorSummaryProps {
  readonly errors: readonly ValidationError[];
  /** How often Continue failed. The focus moves here each time. */
  readonly tries: number;
}

function toField(event: MouseEvent<HTMLElement>, field: string): void {
  event.preventDefault();
  focusField(event.currentTarget.closest('form'), field);
}

function focusField(form: HTMLFormElement | null, field: string): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const control = fields
    .find(({ dataset }) => dataset['field'] === field)
    ?.querySelector<HTMLElement>('input, textarea, button');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/** Lists the errors, from two on, with a link to each field. */
function ErrorSummary({ errors, tries }: ErrorSummaryProps): ReactElement | null {
  const { t } = useWidget();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  if (errors.length < 2) return null;
  return (
    <section
      ref={box}
      className="funnel-problem"
      part="problems"
      aria-labelledby={id}
      aria-describedby={`${id}l`}
      tabIndex={-1}
    >
      <p id={id} className="funnel-problem-head">
        <Icon path={alert} />
        <span>{t('funnelProblem')}</span>
      </p>
      <ul id={`${id}l`}>
        {errors.map(({ field, error }) => (
          <li key={field}>
            <a href={`#${encodeURIComponent(field)}`} onClick={(event) => toField(event, field)}>
              {t(error)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Starts the funnel again. Asks once, because the answers are gone then. */
function StartOver(): ReactElement | null {
  const { t } = useWidget();
  const { state, startOver } = useFunnel();
  // The first screen has nothing to go back to.
  if (state.step === state.steps[0] && state.screen === 0) return null;
  return (
    <DialogButton label="funnelAnew">
      {(close) => (
        <Dialog
          role="alertdialog"
          heading={t('funnelAnewTitle')}
          description={t(state.leadId === '' ? 'funnelAnewText' : 'funnelAnewSent')}
          onClose={close}
          width={400}
          footer={
            <>
              <TextButton className="btn" label="funnelAnewKeep" onPress={close} />
              <TextButton
                className="btn primary"
                label="funnelAnew"
                onPress={() => {
                  close();
                  startOver();
                }}
              />
            </>
          }
        />
      )}
    </DialogButton>
  );
}

interface DialogButtonProps {
  readonly label: MessageKey;
  /** By default that of a quiet button below a step. */
  readonly className?: string;
  readonly children: (close: () => void) => ReactElement;
}

export function DialogButton(props: DialogButtonProps): ReactElement {
  const { label, className = 'btn quiet funnel-anew', children } = props;
  const { t } = useWidget();
  const { task } = useFunnel();
  const [isOpen, setOpen] = useState(false);
  // A request that is being sent cannot be taken back.
  const isSending = task('createLead').phase === 'busy' || task('assign').phase === 'busy';
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-disabled={isSending || undefined}
        onClick={() => setOpen(!isSending)}
      >
        {t(label)}
      </button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

export function StepSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('funnelLoading')}
      </p>
      <div className="funnel-skeleton" aria-hidden="true">
        <SkeletonBar width={260} height={20} />
        <SkeletonBar width={180} />
        <span className="skeleton-bar funnel-row" />
        <span className="skeleton-bar funnel-row" />
        <span className="skeleton-bar funnel-row" />
      </div>
    </>
  );
}
