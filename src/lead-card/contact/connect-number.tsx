import {
  type FocusEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  caretBehind,
  type OwnNumberErrors,
  ownNumberErrors,
  showDigits,
  typedDigits,
} from '../../contact/contact-input.js';
import { formatPhone } from '../../contact/phone-number.js';
import { fillLink } from '../../element/link-template.js';
import { useFailureHint } from '../../element/widget/failure-panel.js';
import { HostLink } from '../../element/widget/host-link.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { TextField } from '../../ui/field/text-field.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { Dialog } from '../../ui/popup/dialog.js';
import type { LeadCardSettings } from '../lead-card-settings.js';
import { OverCard } from '../over-card.js';
import {
  connectNumber,
  dropNumberSave,
  loadNumbers,
  type NumberSave,
  numberSavesAtom,
  registeredNumbersAtom,
} from './registered-numbers.js';

interface ConnectNumberProps {
  readonly spId: string;
  readonly settings: LeadCardSettings;
  readonly onEnd: () => void;
  /** Gets the focus when the opening button is gone. */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The dialog 'Connect your number', then 'Phone number added!'. */
export function ConnectNumber(props: ConnectNumberProps): ReactElement {
  const { spId, onEnd } = props;
  const save = useAtomValue(numberSavesAtom, (saves) => saves.get(spId) ?? null);
  const { store } = useWidget().session;
  useEffect(() => () => dropNumberSave(store, spId), [store, spId]);
  return (
    <OverCard>
      {save?.phase === 'added' ? (
        <NumberAdded {...props} number={save.number} />
      ) : (
        <ConnectNumberForm spId={spId} save={save} onEnd={onEnd} />
      )}
    </OverCard>
  );
}

interface NumberAddedProps extends ConnectNumberProps {
  readonly number: { readonly name: string; readonly phoneNumber: string };
}

function NumberAdded({ spId, number, settings, onEnd, returnTo }: NumberAddedProps): ReactElement {
  const { t } = useWidget();
  const href = fillLink(settings.connectedNumbersUrl, { spId });
  return (
    <Dialog
      returnTo={returnTo}
      heading={t('numberAdded')}
      description={t('numberAddedAbout', { name: number.name, phone: showDigits(number.phoneNumber) })}
      closeLabel={t('close')}
      onClose={onEnd}
      footer={
        <>
          {href === undefined ? null : (
            <HostLink href={href} to="connected-numbers" className="btn">
              {t('addAnotherNumber')}
            </HostLink>
          )}
          <button type="button" className="btn primary" onClick={onEnd}>
            {t('gotIt')}
          </button>
        </>
      }
    />
  );
}

interface ConnectNumberFormProps extends Pick<ConnectNumberProps, 'spId' | 'onEnd'> {
  readonly save: NumberSave | null;
}

/** The form with name and number. It checks a field on blur and all fields on 'Save'. */
function ConnectNumberForm({ spId, save, onEnd }: ConnectNumberFormProps): ReactElement {
  const { t, session } = useWidget();
  const [name, setName] = useState('');
  const phone = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { digits, type } = useTypedDigits(phone);
  /** The fields that the person has left. */
  const [left, setLeft] = useState<{ readonly [Field in keyof OwnNumberErrors]?: boolean }>({});

  const errors = ownNumberErrors(name, digits);
  const isSaving = save?.phase === 'saving';
  const hint = useFailureHint(save?.failure);
  const phoneErrors = { empty: t('numberEmpty'), short: t('numberShort') };
  const phoneError =
    save?.phase === 'taken' ? t('numberTaken') : left.phone && errors.phone && phoneErrors[errors.phone];
  const submit = () => {
    setLeft({ name: true, phone: true });
    if (errors.name) nameField.current?.focus();
    else if (errors.phone) phone.current?.focus();
    else void connectNumber(session, spId, { name: name.trim(), phoneNumber: digits });
  };
  // An error that appears during a press would move the button away from the pointer. 'Save' checks anyway.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement)) return;
    setLeft((known) => ({ ...known, [target === phone.current ? 'phone' : 'name']: true }));
  };
  const change = (write: () => void) => {
    write();
    dropNumberSave(session.store, spId);
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
          error={left.name && errors.name ? t('nameEmpty') : undefined}
          attributes={{ autoComplete: 'off', required: true }}
          inputRef={nameField}
        />
        <TextField
          label={t('numberPhone')}
          value={showDigits(digits)}
          onChange={(text) => change(() => type(text))}
          placeholder="(555) 555-5555"
          error={phoneError || undefined}
          attributes={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', required: true, dir: 'ltr' }}
          inputRef={phone}
        />
      </fieldset>
      {save?.phase === 'failed' ? (
        <p className="err" role="alert">
          <Icon path={alert} />
          <span>
            {t('numberFailed')} {hint}
          </span>
        </p>
      ) : null}
      <ConnectedNumbers spId={spId} />
    </Dialog>
  );
}

/** The digits of a phone field that shows '(555) 555-5555'. The caret stays after the same digit. */
function useTypedDigits(field: RefObject<HTMLInputElement | null>) {
  /** `behind` is the number of digits before the caret; null before the first key. */
  const [typed, setTyped] = useState<{ digits: string; behind: number | null }>({ digits: '', behind: null });
  useLayoutEffect(() => {
    if (typed.behind === null) return;
    const caret = caretBehind(showDigits(typed.digits), typed.behind);
    field.current?.setSelectionRange(caret, caret);
  }, [typed, field]);
  const type = (text: string) => {
    const digits = typedDigits(text);
    const before = text.slice(0, field.current?.selectionStart ?? text.length).replace(/\D/g, '').length;
    setTyped({ digits, behind: Math.min(before, digits.length) });
  };
  return { digits: typed.digits, type };
}

function ConnectedNumbers({ spId }: { readonly spId: string }): ReactElement {
  const { t, session } = useWidget();
  const list = useAtomValue(registeredNumbersAtom, (numbers) => numbers.get(spId) ?? null);
  useEffect(() => void loadNumbers(session, spId), [spId, session]);
  const content = () => {
    if (list?.phase === 'failed') {
      return (
        <p className="err" role="alert">
          <span>{t('numbersFailed')}</span>
          <button type="button" className="link" onClick={() => loadNumbers(session, spId)}>
            {t('retry')}
          </button>
        </p>
      );
    }
    if (list?.phase !== 'ready') return <p className="muted">{t('loadingNumbers')}</p>;
    if (list.numbers.length === 0) return <p className="muted">{t('noNumbers')}</p>;
    return (
      <ul>
        {list.numbers.map(({ name, phoneNumber }) => (
          <li key={phoneNumber}>
            <span dir="auto">{name}</span>
            <span className="muted" dir="ltr">
              {formatPhone(phoneNumber)}
            </span>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className="own-numbers" aria-busy={list?.phase === 'loading'}>
      <h3>{t('connectedNumbers')}</h3>
      {content()}
    </section>
  );
}
