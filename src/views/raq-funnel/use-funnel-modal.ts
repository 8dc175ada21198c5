import { useCallback, useEffect, useRef } from 'react';
import type { Funnel } from '../../state/raq-funnel-store.js';
import { taskOf } from '../../state/raq-funnel-store.js';
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
  const isChallenged = funnel !== null && taskOf(funnel, 'createLead').failure?.kind === 'challenge';
  const wasChallenged = useRef(false);
  useEffect(() => {
    if (!isModal) return;
    if (isChallenged && !wasChallenged.current) {
      wasChallenged.current = true;
      close();
    }
    if (wasChallenged.current && leadId !== '') {
      wasChallenged.current = false;
      reflect('open', true);
    }
  }, [isModal, isChallenged, leadId, close, reflect]);
  return { isShown: !isModal || isOpen, close };
}
