import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { TextField } from '../../ui/field/text-field.js';
import { Dialog } from '../../ui/popup/dialog.js';

interface NameDialogProps {
  readonly heading: string;
  /** What is kept and what is not. */
  readonly description?: ReactNode;
  readonly name: string;
  readonly maxLength: number;
  readonly faultOf: (name: string) => 'empty' | 'taken' | null;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

const FAULTS = { empty: 'viewNameEmpty', taken: 'viewNameTaken' } as const;

/** Asks for the name of a view. */
export function NameDialog(props: NameDialogProps): ReactElement {
  const { heading, description, maxLength, faultOf, onName, onClose } = props;
  const { t } = useWidget();
  const [name, setName] = useState(props.name);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const fault = faultOf(name);
  const submit = () => {
    setChecked(true);
    if (fault === null) onName(name.trim());
    else field.current?.focus();
  };
  return (
    <Dialog
      heading={heading}
      closeLabel={t('close')}
      description={description}
      onClose={onClose}
      onSubmit={submit}
      width={400}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="btn primary">
            {t('save')}
          </button>
        </>
      }
    >
      <TextField
        label={t('viewName')}
        value={name}
        onChange={setName}
        maxLength={maxLength}
        error={isChecked && fault !== null ? t(FAULTS[fault]) : undefined}
        attributes={{ required: true, autoComplete: 'off', enterKeyHint: 'done' }}
        inputRef={field}
      />
    </Dialog>
  );
}
