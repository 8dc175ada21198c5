import { useRef, useState } from 'react';
import {
  type ChosenTag,
  canBeInline,
  canBeOpened,
  exampleButtonText,
  initialTag,
  type OfferedAttribute,
  offeredAttributes,
  SNIPPET_TAGS,
} from '../../src/cli/snippet/tags.js';
import { Choice, Line } from './builder-field.js';

export interface TagFormProps {
  readonly chosen: ChosenTag;
  /** The name of the group of fields. */
  readonly title: string;
  readonly onChange: (changed: ChosenTag) => void;
  /** Undefined if there is only one tag. */
  readonly onRemove?: (() => void) | undefined;
}

interface AttributeFieldProps {
  readonly offered: OfferedAttribute;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function AttributeField({ offered, value, onChange }: AttributeFieldProps) {
  const { name, kind, values, doc } = offered;
  if (kind === 'boolean') return <span className="builder-on">{name}: on</span>;
  if (values === undefined) {
    return <Line label={name} value={value} hint={doc} isNumber={kind === 'number'} onType={onChange} />;
  }
  return <Choice label={name} value={value} choices={values.map((each) => [each, each])} onChoose={onChange} />;
}

/** The initial value of an added attribute. */
function firstValue({ kind, values }: OfferedAttribute): string {
  return kind === 'boolean' ? 'true' : (values?.[0] ?? '');
}

/** Whether a button opens the tag, and the text of the button. */
function ButtonField({ chosen, onChange }: Pick<TagFormProps, 'chosen' | 'onChange'>) {
  const { tag, button } = chosen;
  // The field stays while its text is replaced.
  const [isOpened, setOpened] = useState(button !== '');
  const toggle = (checked: boolean) => {
    setOpened(checked);
    onChange({ ...chosen, button: checked ? exampleButtonText(tag) : '' });
  };
  return (
    <>
      <label className="builder-check">
        <input type="checkbox" checked={isOpened} onChange={(event) => toggle(event.target.checked)} />
        {canBeInline(tag) ? 'Show in a dialog, with a button that opens it' : 'Add a button that opens it'}
      </label>
      {isOpened ? (
        <Line label="Button text" value={button} onType={(words) => onChange({ ...chosen, button: words })} />
      ) : null}
    </>
  );
}

/** One tag of the page: its attributes, and the button that opens it. */
export function TagForm({ chosen, title, onChange, onRemove }: TagFormProps) {
  const { tag, attributes } = chosen;
  const adding = useRef<HTMLButtonElement>(null);
  const [next, setNext] = useState('');
  const offered = offeredAttributes(tag);
  const left = offered.filter(({ name }) => attributes[name] === undefined);
  const wanted = left.find(({ name }) => name === next) ?? left[0];
  const set = (name: string, value: string) => onChange({ ...chosen, attributes: { ...attributes, [name]: value } });
  const without = (name: string) => {
    onChange({ ...chosen, attributes: Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== name)) });
    adding.current?.focus();
  };
  return (
    <fieldset className="builder-tag">
      <legend>{title}</legend>
      <Choice
        label="Tag"
        value={tag}
        choices={SNIPPET_TAGS.map((each) => [each, `<${each}>`])}
        onChoose={(each) => onChange(initialTag(each))}
      />
      {offered.map((each) => {
        const value = attributes[each.name];
        if (value === undefined) return null;
        return (
          <div key={each.name} className="builder-attribute">
            <AttributeField offered={each} value={value} onChange={(typed) => set(each.name, typed)} />
            {each.isRequired ? null : (
              <button type="button" aria-label={`Remove ${each.name}`} onClick={() => without(each.name)}>
                Remove
              </button>
            )}
          </div>
        );
      })}
      {wanted === undefined ? null : (
        <div className="builder-attribute">
          <Choice
            label="Attribute to add"
            value={wanted.name}
            choices={left.map(({ name }) => [name, name])}
            onChoose={setNext}
          />
          <button
            ref={adding}
            type="button"
            aria-label={`Add ${wanted.name}`}
            onClick={() => set(wanted.name, firstValue(wanted))}
          >
            Add
          </button>
        </div>
      )}
      {canBeOpened(tag) ? <ButtonField key={tag} chosen={chosen} onChange={onChange} /> : null}
      {onRemove === undefined ? null : (
        <button type="button" className="builder-remove" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove this tag
        </button>
      )}
    </fieldset>
  );
}
