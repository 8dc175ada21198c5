/** What is wrong with the field, by the platform's names. */
export type FieldFault = 'badInput' | 'valueMissing';

/** What the view tells the field: where to show what is wrong, and in which words. */
export interface FieldWords {
  readonly required: string;
  readonly notADate: string;
  readonly anchor: HTMLElement;
}

/** Tells the form whether the field may be submitted; before the view has come, in the platform's own words. */
export function setFieldValidity(internals: ElementInternals, fault: FieldFault | null, words?: FieldWords): void {
  if (fault === null) {
    internals.setValidity({});
    return;
  }
  const said = fault === 'badInput' ? words?.notADate : words?.required;
  const anchor = words?.anchor;
  internals.setValidity({ [fault]: true }, said ?? platformWords(), ...(anchor?.isConnected === true ? [anchor] : []));
}

/** What the platform says of a field that must not be empty. */
function platformWords(): string {
  const field = document.createElement('input');
  field.required = true;
  return field.validationMessage || '…';
}
