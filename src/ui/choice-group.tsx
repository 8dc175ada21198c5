import { type ReactElement, type ReactNode, useId } from 'react';
import choiceCss from './choice.css?inline';
import { Icon } from './icon.js';
import { alert } from './icons.js';
import { bringsSheet } from './sheet-ref.js';

/** What a group of choices is called, and what is said about it. */
export interface ChoiceGroupProps {
  label: string;
  /** The label is there for screen readers only. */
  hidesLabel?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong with the choice; the group is then announced as invalid. */
  error?: string | undefined;
  /** Beside each other, as far as there is room. */
  inRow?: boolean | undefined;
  disabled?: boolean | undefined;
}

const sheet = bringsSheet(choiceCss);

/** A labelled group of native choices, with its hint and its error tied to it for screen readers. */
export function ChoiceGroup(props: ChoiceGroupProps & { role?: 'radiogroup'; children: ReactNode }): ReactElement {
  const { label, hidesLabel, hint, error, inRow, role, children } = props;
  const id = useId();
  const about = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={sheet}
      className="choices"
      role={role}
      disabled={props.disabled}
      aria-labelledby={`${id}l`}
      aria-describedby={about || undefined}
      aria-invalid={role && error ? true : undefined}
    >
      <legend id={`${id}l`} className={hidesLabel ? 'sr' : undefined}>
        {label}
      </legend>
      {hint ? (
        <p className="hint" id={`${id}h`}>
          {hint}
        </p>
      ) : null}
      <div className={inRow ? 'row' : undefined}>{children}</div>
      {error ? (
        <p className="err" id={`${id}e`} role="alert">
          <Icon path={alert} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
