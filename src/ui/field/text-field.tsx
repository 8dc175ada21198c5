import { type ComponentProps, type ReactElement, type Ref, useId } from 'react';
import { FieldError, FieldHint, noteIds } from './field-notes.js';

export type FieldAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'name' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck' | 'required' | 'dir'
> & { onBlur?: (() => void) | undefined };

export interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** A textarea instead of one line. */
  multiline?: boolean | undefined;
  /** In UTF-16 units. */
  maxLength?: number | undefined;
  /** The count of characters: '93 / 2048'. */
  counter?: string | undefined;
  hint?: string | undefined;
  /** The error; the field is then announced as invalid. */
  error?: string | undefined;
  placeholder?: string | undefined;
  /** `{ type: 'tel', autoComplete: 'tel' }` */
  attributes?: FieldAttributes | undefined;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A field with its label, and described by its count, hint and error. */
export function TextField(props: TextFieldProps): ReactElement {
  const id = useId();
  const { label, value, multiline, counter, hint, error } = props;
  const Tag = multiline ? 'textarea' : 'input';
  const about = noteIds(id, error, hint, counter && `${id}t`);
  return (
    <div className="field">
      <div className="lbl">
        <label htmlFor={id}>{label}</label>
        {counter ? (
          <span className="tally" id={`${id}t`}>
            {counter}
          </span>
        ) : null}
      </div>
      <Tag
        {...props.attributes}
        id={id}
        ref={props.inputRef}
        className="input"
        value={value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={about}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <FieldHint id={`${id}h`}>{hint}</FieldHint>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  );
}
