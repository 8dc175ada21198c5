/** A question of the project step, as data (the public contract, `questions`). */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly type: 'one' | 'many' | 'text' | 'number';
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly required?: boolean | undefined;
  /** Asked only while the question of that id is answered with one of these. */
  readonly visibleIf?: { readonly id: string; readonly is: readonly string[] } | undefined;
}

/** One text, or the values that were chosen of many. */
export type Answer = string | readonly string[];

/** The questions of a host: by category, or a function of it. */
export type Questions = ((categoryId: string) => readonly Question[]) | Readonly<Record<string, readonly Question[]>>;
