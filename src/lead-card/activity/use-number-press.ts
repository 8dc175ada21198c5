import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { type LeadCardSettings, notesAttempts } from '../lead-card-settings.js';
import { pressNumber } from './attempt.js';

/** Notes that the person pressed the number of a lead, to call or to text, where attempts are noted. */
export function useNumberPress(lead: LeadRef, settings: LeadCardSettings): (kind: 'called' | 'texted') => void {
  const { session, features } = useWidget();
  return (kind) => {
    if (!notesAttempts(features, settings)) return;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    pressNumber(session, lead, settings.contact, { kind, isTouch });
  };
}
