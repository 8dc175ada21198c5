import type { ReactElement } from 'react';
import { sheetRef } from '../theme/sheets.js';
import switchCss from './switch.css?inline';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
  className?: string;
}

const sheet = sheetRef(switchCss);

/** A native checkbox with the role of a switch. It applies immediately. */
export function Switch({ label, checked, onChange, className = '' }: SwitchProps): ReactElement {
  return (
    <label className={`switch ${className}`} ref={sheet}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
