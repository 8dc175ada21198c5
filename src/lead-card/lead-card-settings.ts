import { useMemo, useState } from 'react';
import { BOARD_FEATURES } from '../element/feature.js';
import { sharedPage } from '../element/page/page.js';
import type { WidgetSettings } from '../element/page/settings.js';
import { leadRowAttributes, linkAttributes } from '../element/shell/lead-attributes.js';
import { type RawValues, readValues, type ValuesOf } from '../element/shell/values.js';
import type { LeadRef } from '../session/lead-ref.js';
import type { ContactSettings } from './contact/create-contact.js';
import type { Lead } from './lead/lead.js';

const cardAttributes = { attributes: { ...linkAttributes, ...leadRowAttributes }, values: {}, properties: {} } as const;

/** The settings of a card, single or on a board. A setting in `linkAttributes` or `leadRowAttributes` is one here too. */
export interface LeadCardSettings extends Partial<ValuesOf<typeof cardAttributes>> {
  /** For the contacts that are recorded. */
  readonly contact?: ContactSettings | undefined;
}

/** What a part of an open card gets. */
export interface CardPartProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
}

/** Whether calls and texts are noted on a lead, and its timeline is shown. */
export const notesAttempts = (features: readonly string[], { waitingHours }: LeadCardSettings): boolean =>
  waitingHours !== undefined || features.includes(BOARD_FEATURES.attempts);

/**
 * The settings of a card. Returns the same object while they are the same, so that cards do not render again.
 * @param provided what the host has set on the element
 */
export function useCardSettings(provided: RawValues, settings: WidgetSettings): LeadCardSettings {
  const read = readValues(cardAttributes, provided);
  const [values, setValues] = useState(read);
  if (JSON.stringify(read) !== JSON.stringify(values)) setValues(read);
  const { campaignCookie, contactPlacement, contactTypes } = settings;
  return useMemo(
    () => ({
      ...values,
      contact: { campaignCookie, contactPlacement, contactTypes, sessionStartedAt: sharedPage().startedAt },
    }),
    [values, campaignCookie, contactPlacement, contactTypes],
  );
}
