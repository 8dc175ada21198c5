import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type ContactSettings, recordContactAtom } from '../contact/create-contact.js';
import { leadsAtom } from '../lead/lead-state.js';
import { addActivityAtom, addAttemptAtom } from './activity-state.js';

interface NumberUse {
  readonly lead: LeadRef;
  readonly settings: ContactSettings | undefined;
  readonly session: WidgetSession;
}

const contactOf = ({ lead, settings, session }: NumberUse) => ({
  ...lead,
  entityType: 'lead' as const,
  entityId: lead.leadId,
  settings,
  session,
});

/** The contact of a lead was shown to the person. */
export const revealContactAtom = atom(null, (get, set, use: NumberUse): void => {
  const isNew = set(addActivityAtom, { lead: use.lead, activity: { kind: 'revealed', at: Date.now() } });
  const hasNumber = get(leadsAtom).get(leadKey(use.lead))?.customer.phoneNumber;
  if (isNew && hasNumber) void set(recordContactAtom, { ...contactOf(use), type: 'PhoneNumberRevealed' });
});

/** The person pressed the number, to call or to text. */
export const pressNumberAtom = atom(
  null,
  (_get, set, { kind, isTouch, ...use }: NumberUse & { kind: 'called' | 'texted'; isTouch: boolean }): void => {
    set(addAttemptAtom, { lead: use.lead, activity: { kind, at: Date.now() }, session: use.session });
    const type = isTouch ? 'PhoneNumberTapped' : 'PhoneNumberClicked';
    void set(recordContactAtom, { ...contactOf(use), type });
  },
);
