import { useSetAtom } from 'jotai';
import { type FocusEvent, type ReactElement, useRef, useState } from 'react';
import { type OwnNumberFaults, ownNumberFaults, showDigits } from '../../domain/lead/own-number.js';
import { connectNumberAtom, dropNumberSaveAtom, type NumberSave } from '../../state/registered-number.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { TextField } from '../../ui/text-field.js';
import { useWidget } from '../widget/widget-context.js';
import { ConnectedNumbers } from './connected-numbers.js';
import { useTypedDigits } from './use-typed-digits.js';

export interface ConnectNumberFormProps {
  readonly spId: string;
  readonly save: NumberSave | null;
  readonly onEnd: () => void;
}

type Left = Readonly<Partial<Record<keyof OwnNumberFaults, boolean>>>;

/** Name and number, checked when a field is left and on Save (Spec §5 Connect number). */
export function ConnectNumberForm({ spId, save, onEnd }: ConnectNumberFormProps): ReactElement {
  const { t, asker } = useWidget();
  const [name, setName] = useState('');
  const phone = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { digits, type } = useTypedDigits(phone);
  const [left, setLeft] = useState<Left>({});
  const connect = useSetAtom(connectNumberAtom);
  const drop = useSetAtom(dropNumberSaveAtom);

  const faults = ownNumberFaults(name, digits);
  const isSaving = save?.phase === 'saving';
  const phoneFault = { empty: t('numberEmpty'), short: t('numberShort') };
  const phoneError =
    save?.phase === 'taken' ? t('numberTaken') : left.phone && faults.phone && phoneFault[faults.phone];
  const submit = () => {
    setLeft({ name: true, phone: true });
    if (faults.name) nameField.current?.focus();
    else if (faults.phone) phone.current?.focus();
    else void connect({ spId, number: { name: name.trim(), phoneNumber: digits }, asker });
  };
  // A fault that comes while a button is pressed would move the button away from under the pointer: Save checks anyway.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement)) return;
    setLeft((known) => ({ ...known, [target === phone.current ? 'phone' : 'name']: true }));
  };
  const change = (write: () => void) => {
    write();
    drop(spId);
  };
  return (
    <Dialog
      heading={t('connectNumber')}
      description={t('connectNumberAbout')}
      closeLabel={t('close')}
      onClose={onEnd}
      onSubmit={submit}
      keepsOpen={Boolean(name || digits)}
      busy={isSaving}
      initialFocus={nameField}
      footer={
        <>
          <button type="button" className="btn" aria-disabled={isSaving || undefined} onClick={onEnd}>
            {t('cancel')}
          </button>
          <button type="submit" className="btn primary" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'saving' : 'save')}
          </button>
        </>
      }
    >
      <fieldset className="own-number" aria-label={t('connectNumber')} onBlur={onBlur}>
        <TextField
          label={t('numberName')}
          value={name}
          onChange={(text) => change(() => setName(text))}
          error={left.name && faults.name ? t('nameEmpty') : undefined}
          attributes={{ autoComplete: 'off', required: true }}
          inputRef={nameField}
        />
        <TextField
          label={t('numberPhone')}
          value={showDigits(digits)}
          onChange={(text) => change(() => type(text))}
          placeholder="(555) 555-5555"
          error={phoneError || undefined}
          attributes={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', required: true, dir: 'ltr' }}
          inputRef={phone}
        />
      </fieldset>
      {save?.phase === 'failed' ? (
        <p className="err" role="alert">
          <Icon path={alert} />
          <span>{t('numberFailed')}</span>
        </p>
      ) : null}
      <ConnectedNumbers spId={spId} />
    </Dialog>
  );
}
