/** One choice of a list of radio buttons or check boxes. */
export interface ChoiceOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}
