import { useAtomValue } from 'jotai';
import { type ReactElement, useMemo, useRef } from 'react';
import { isFeatureOn } from '../../domain/feature.js';
import { connectNumberWords } from '../../i18n/connect-number.js';
import { isConnectedAtomOf } from '../../state/registered-number.js';
import { Icon } from '../../ui/icon.js';
import { phone } from '../../ui/late-icons.js';
import { LatePart } from '../widget/late-part.js';
import { lazyPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget } from '../widget/widget-context.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { usePressedPart } from './use-pressed-part.js';

const connectNumber = lazyPart(async () => (await import('./connect-number.js')).ConnectNumber);

export interface ConnectOfferProps {
  readonly spId: string;
  readonly settings: LeadCardSettings;
}

const WORDS = [connectNumberWords];

/** 'Connect your number', on a lead that came by a call of which no number of the provider is known. */
export function ConnectOffer(props: ConnectOfferProps): ReactElement | null {
  const { features } = useWidget();
  if (!isFeatureOn(features, 'connectedNumbers')) return null;
  return (
    <LatePart words={WORDS}>
      <Offer {...props} />
    </LatePart>
  );
}

function Offer({ spId, settings }: ConnectOfferProps): ReactElement | null {
  const { t } = useWidget();
  const isConnected = useAtomValue(useMemo(() => isConnectedAtomOf(spId), [spId]));
  const modal = usePressedPart(connectNumber);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="connect" ref={place} tabIndex={-1}>
      {isConnected ? null : (
        <button {...modal.button} className="btn" aria-haspopup="dialog">
          <Icon path={phone} />
          {t('connectNumber')}
        </button>
      )}
      {modal.hasFailed ? <NotLoaded onRetry={modal.retry} /> : null}
      {modal.Part ? <modal.Part spId={spId} settings={settings} onEnd={modal.release} returnTo={place} /> : null}
    </div>
  );
}
