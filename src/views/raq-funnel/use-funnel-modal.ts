import { useCallback, useEffect, useRef } from 'react';
import type { Funnel } from '../../state/raq-funnel-store.js';
import { taskOf } from '../../state/raq-funnel-store.js';
import type { Failure } from '../../state/run-call.js';
import { useWidget } from '../widget/widget-context.js';
import type { FunnelSettings } from './funnel-settings.js';

/**
 * The funnel as a dialog: it shows nothing while it is closed, a challenge on its request closes it, and once that has been
 * replayed it opens again (Spec §4 Funnel: a create-lead failure with status 511 closes the modal).
 */
export function useFunnelModal(
  { isModal, isOpen }: FunnelSettings,
  funnel: Funnel | null,
): { readonly isShown: boolean; readonly close: () => void } {
  const { asker, reflect } = useWidget();
  const leadId = funnel?.state.leadId ?? '';
  const close = useCallback(() => {
    reflect('open', false);
    asker.emit('funnel-close', leadId === '' ? {} : { leadId });
  }, [reflect, asker, leadId]);
  const failure = funnel === null ? null : taskOf(funnel, 'createLead').failure;
  const challenge = failure?.kind === 'challenge' ? failure : null;
  // Each challenge closes the dialog once; whoever opens it again meanwhile may.
  const closedBy = useRef<Failure | null>(null);
  useEffect(() => {
    if (!isModal) return;
    if (challenge !== null && challenge !== closedBy.current) {
      closedBy.current = challenge;
      close();
    }
    if (closedBy.current !== null && leadId !== '') {
      closedBy.current = null;
      reflect('open', true);
    }
  }, [isModal, challenge, leadId, close, reflect]);
  return { isShown: !isModal || isOpen, close };
}
