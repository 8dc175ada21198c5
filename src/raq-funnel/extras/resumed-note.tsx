import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { placeOf } from '../shell/arrival.js';
import { useFunnel } from '../shell/funnel-context.js';
import type { Resumption } from '../state/store.js';

const SAYS: Readonly<Partial<Record<Resumption['outcome'], MessageKey>>> = {
  restored: 'funnelResumed',
  'no-service': 'funnelResumedNoService',
  unknown: 'funnelResumedUnknown',
  failed: 'funnelResumedFailed',
};

/** Says on the first screen what became of the answers of another device, and before the contact that it was not among them. */
export function ResumedNote(): ReactElement | null {
  const { t } = useWidget();
  const { state, resume, resumeAgain } = useFunnel();
  if (resume === undefined) return null;
  const { outcome, place } = resume;
  const at = placeOf(state);
  const isBack = outcome === 'restored' || outcome === 'no-service';
  // A page may know the contact, or the gateway.
  const isAsked = !state.isAuthenticatedWorkflow && Object.keys(state.entry.contact).length === 0;
  const says = at === place ? SAYS[outcome] : undefined;
  const saysContact = isBack && isAsked && at === 'contact 0';
  if (says === undefined && !saysContact) return null;
  return (
    <div className="funnel-resumed">
      <p role="status">
        {says && t(says)} {saysContact && t('funnelResumedContact')}
      </p>
      {says && outcome === 'failed' ? (
        <button type="button" className="link" onClick={resumeAgain}>
          {t('retry')}
        </button>
      ) : null}
    </div>
  );
}
