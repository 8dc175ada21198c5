import type { WidgetSession } from '../../element/run-call.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type ContactSettings, recordContact } from '../contact/create-contact.js';
import { leadsAtom } from '../lead/lead-state.js';
import { type LeadCardSettings, notesAttempts } from '../lead-card-settings.js';
import { addActivity, addAttempt } from './activity-state.js';

type Settings = ContactSettings | undefined;

const contactOf = (lead: LeadRef, settings: Settings) => ({
  ...lead,
  entityType: 'lead' as const,
  entityId: lead.leadId,
  settings,
});

/** The contact of a lead was shown to the person. */
export function revealContact(session: WidgetSession, lead: LeadRef, settings: Settings): void {
  const { store } = session;
  const isNew = addActivity(store, lead, { kind: 'revealed', at: Date.now() });
  const hasNumber = store.get(leadsAtom).get(leadKey(lead))?.customer.phoneNumber;
  if (isNew && hasNumber) void recordContact(session, { ...contactOf(lead, settings), type: 'PhoneNumberRevealed' });
}

/** The person pressed the number, to call or to text. */
export function pressNumber(
  session: WidgetSession,
  lead: LeadRef,
  settings: Settings,
  { kind, isTouch }: { kind: 'called' | 'texted'; isTouch: boolean },
): void {
  addAttempt(session, lead, { kind, at: Date.now() });
  const type = isTouch ? 'PhoneNumberTapped' : 'PhoneNumberClicked';
  void recordContact(session, { ...contactOf(lead, settings), type });
}

/** Notes that the person pressed the number of a lead, to call or to text, where attempts are noted. */
export function useNumberPress(lead: LeadRef, settings: LeadCardSettings): (kind: 'called' | 'texted') => void {
  const { session, features } = useWidget();
  return (kind) => {
    if (!notesAttempts(features, settings)) return;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    pressNumber(session, lead, settings.contact, { kind, isTouch });
  };
}
