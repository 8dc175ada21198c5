import { runCall, type WidgetSession } from '../../element/run-call.js';
import { createContactAsProvider } from '../../gateway/calls/contact.js';
import {
  CAMPAIGN_COOKIE,
  CONTACT_PLACEMENT_TYPES,
  type ContactType,
  type ContactTypeNumbers,
} from '../../gateway/contact-type.js';
import { leadKey } from '../../session/lead-ref.js';
import { leadsAtom } from '../lead/lead-state.js';

/** The host's data for the contacts that are recorded. */
export interface ContactSettings {
  /** Name of the cookie that holds the campaign's id. */
  readonly campaignCookie: string | undefined;
  readonly contactTypes: ContactTypeNumbers | undefined;
  /** Number of the placement where the contact was made; `Unknown` by default. */
  readonly contactPlacement?: number | undefined;
  /** When the page's first widget started, ISO 8601. */
  readonly sessionStartedAt: string | undefined;
}

export interface NewContact {
  readonly spId: string;
  /** The lead that it is about, where there is one. */
  readonly leadId: string | undefined;
  readonly type: ContactType;
  /** What it was made with: a message, or the lead whose number was shown. */
  readonly entityType: 'message' | 'lead';
  readonly entityId: string;
  readonly settings: ContactSettings | undefined;
}

const loadedAt = new Date().toISOString();

/** Records a contact. Unknown fields are left out, and failures are ignored. */
export async function recordContact(session: WidgetSession, contact: NewContact): Promise<void> {
  const { spId, leadId, type, entityType, entityId, settings } = contact;
  const lead = leadId === undefined ? undefined : session.store.get(leadsAtom).get(leadKey({ spId, leadId }));
  const { postalCode } = lead?.customer.address ?? {};
  const campaignId = cookie(settings?.campaignCookie ?? CAMPAIGN_COOKIE);
  await runCall(session, {
    definition: createContactAsProvider,
    call: (send, options) =>
      send(
        {
          serviceProviderId: spId,
          payloads: [
            {
              contactPlacementType: settings?.contactPlacement ?? CONTACT_PLACEMENT_TYPES.Unknown,
              serviceProviderIds: [spId],
            },
          ],
          // The gateway client may know the number for this name.
          contactType: settings?.contactTypes?.[type] ?? type,
          entityId,
          entityType,
          sessionStartTimestamp: settings?.sessionStartedAt ?? loadedAt,
          ...(postalCode ? { postalCode } : {}),
          ...(campaignId ? { campaignId } : {}),
          ...(lead?.category.id ? { categoryId: lead.category.id } : {}),
        },
        options,
      ),
    replay: null,
    isQuiet: true,
  });
}

/** Undefined also if the page may not read cookies, as in a sandboxed frame. */
function cookie(name: string): string | undefined {
  try {
    const pairs = globalThis.document ? document.cookie.split('; ') : [];
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
