import { type ReactElement, type RefObject, useEffect, useMemo } from 'react';
import { showDigits } from '../../contact/own-number.js';
import { fillLink } from '../../element/link-template.js';
import { HostLink } from '../../element/widget/host-link.js';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Dialog } from '../../ui/popup/dialog.js';
import type { LeadCardSettings } from '../lead-card-settings.js';
import { OverCard } from '../notes/over-card.js';
import { ConnectNumberForm } from './connect-number-form.js';
import { dropNumberSave, numberSaveAtomOf } from './registered-numbers.js';

interface ConnectNumberProps {
  readonly spId: string;
  readonly settings: LeadCardSettings;
  readonly onEnd: () => void;
  /** Gets the focus when the opening button is gone. */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The dialog 'Connect your number', then 'Phone number added!'. */
export function ConnectNumber(props: ConnectNumberProps): ReactElement {
  return (
    <OverCard>
      <ConnectModal {...props} />
    </OverCard>
  );
}

function ConnectModal({ spId, settings, onEnd, returnTo }: ConnectNumberProps): ReactElement {
  const save = useAtomValue(useMemo(() => numberSaveAtomOf(spId), [spId]));
  const store = useStore();
  useEffect(() => () => dropNumberSave(store, spId), [store, spId]);
  if (save?.phase === 'added')
    return <NumberAdded spId={spId} number={save.number} settings={settings} onEnd={onEnd} returnTo={returnTo} />;
  return <ConnectNumberForm spId={spId} save={save} onEnd={onEnd} />;
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
