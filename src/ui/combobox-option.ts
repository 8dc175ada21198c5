/** One suggestion of a combobox. */
export interface ComboboxOption {
  id: string;
  label: string;
  /** Said in fewer words at the end: 'City', 'ZIP'. */
  detail?: string | undefined;
  /** Where the label has what was typed: first and last place, in UTF-16 units, the last not included. */
  match?: readonly [from: number, to: number] | undefined;
  disabled?: boolean | undefined;
}
