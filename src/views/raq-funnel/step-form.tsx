import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { funnelFaults } from '../../domain/raq-funnel/faults.js';
import { useWidget } from '../widget/widget-context.js';
import { EligibilityPanel } from './eligibility-panel.js';
import { ErrorSummary } from './error-summary.js';
import { useFunnel } from './funnel-context.js';
import { StepTitle } from './step-title.js';

/** What a screen's fields need of their form. */
export interface StepFields {
  /** What is wrong with a field, in words, once Continue was pressed. */
  readonly faultOf: (field: string) => string | undefined;
  /** Of the title, for a group that the title asks about. */
  readonly titleId: string;
}

export interface StepFormProps {
  readonly title: string;
  /** A small line above the title. */
  readonly over?: string | undefined;
  /** A sentence below it. */
  readonly lead?: string | undefined;
  /** The words of the main button; 'Continue' unless told. */
  readonly submit?: string | undefined;
  readonly isBusy?: boolean | undefined;
  /** Continue was pressed, and nothing is wrong. */
  readonly onContinue: () => void;
  /** A second way on, beside the main button. */
  readonly beside?: ReactNode;
  /** A line at the buttons. */
  readonly say?: ReactNode;
  readonly children: (fields: StepFields) => ReactNode;
}

/** One question a screen: title, fields, and Continue at the bottom; problems are named once Continue was pressed. */
export function StepForm(props: StepFormProps): ReactElement {
  const { title, over, lead, isBusy = false, onContinue, beside, say } = props;
  const { t } = useWidget();
  const { state, questions } = useFunnel();
  // It comes while the postal code is being typed: what stands above must stay where it is.
  const isAtPlace = state.step === 'postal-code';
  const titleId = useId();
  const [tries, setTries] = useState(0);
  const faults = tries > 0 ? funnelFaults(state, questions) : [];
  const faultOf = (field: string) => {
    const fault = faults.find((each) => each.field === field)?.fault;
    return fault && t(fault);
  };
  const submit = () => {
    if (isBusy) return;
    if (funnelFaults(state, questions).length > 0) setTries(tries + 1);
    else onContinue();
  };
  return (
    <form
      className="funnel-step"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="funnel-main">
        {isAtPlace ? null : <EligibilityPanel />}
        <ErrorSummary faults={faults} tries={tries} />
        <div className="funnel-head">
          {over ? <p className="funnel-over">{over}</p> : null}
          <StepTitle id={titleId}>{title}</StepTitle>
          {lead ? <p className="funnel-lead">{lead}</p> : null}
        </div>
        {props.children({ faultOf, titleId })}
        {isAtPlace ? <EligibilityPanel /> : null}
      </div>
      <div className="funnel-foot">
        {say}
        <button type="submit" className="btn primary" aria-disabled={isBusy || undefined}>
          {isBusy ? <span className="spin" /> : null}
          {props.submit ?? t('funnelContinue')}
        </button>
        {beside}
      </div>
    </form>
  );
}
