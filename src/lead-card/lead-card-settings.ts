import { useMemo } from 'react';
import { BOARD_FEATURES } from '../element/board-feature.js';
import { sharedPage } from '../element/page/page.js';
import type { WidgetSettings } from '../element/page/settings.js';
import type { Reader } from '../element/shell/values.js';
import type { ContactSettings } from './contact/create-contact.js';

/** The settings of a card, single or on a board. */
export interface LeadCardSettings {
  readonly officeInboxUrl?: string | undefined;
  readonly threadUrl?: string | undefined;
  readonly connectedNumbersUrl?: string | undefined;
  readonly serviceAreaUrl?: string | undefined;
  readonly servicesUrl?: string | undefined;
  /** When a waiting lead is amber and red: '2, 8'. Undefined shows no waiting time. */
  readonly waitingHours?: string | undefined;
  /** Hours that do not count: '21:00-07:00'. */
  readonly quietHours?: string | undefined;
  /** For the contacts that are recorded. */
  readonly contact?: ContactSettings | undefined;
}

/** Whether calls and texts are noted on a lead, and its timeline is shown. */
export const notesAttempts = (features: readonly string[], { waitingHours }: LeadCardSettings): boolean =>
  waitingHours !== undefined || features.includes(BOARD_FEATURES.attempts);

/** The settings of a card. Returns the same object while they are the same, so that cards do not render again. */
export function useCardSettings(read: Reader, settings: WidgetSettings): LeadCardSettings {
  const officeInboxUrl = read.string('officeInboxUrl');
  const threadUrl = read.string('threadUrl');
  const connectedNumbersUrl = read.string('connectedNumbersUrl');
  const serviceAreaUrl = read.string('serviceAreaUrl');
  const servicesUrl = read.string('servicesUrl');
  const waitingHours = read.string('waitingHours');
  const quietHours = read.string('quietHours');
  const { campaignCookie, contactPlacement, contactTypes } = settings;
  return useMemo(
    () => ({
      officeInboxUrl,
      threadUrl,
      connectedNumbersUrl,
      serviceAreaUrl,
      servicesUrl,
      waitingHours,
      quietHours,
      contact: { campaignCookie, contactPlacement, contactTypes, sessionStartedAt: sharedPage().startedAt },
    }),
    [
      officeInboxUrl,
      threadUrl,
      connectedNumbersUrl,
      serviceAreaUrl,
      servicesUrl,
      waitingHours,
      quietHours,
      campaignCookie,
      contactPlacement,
      contactTypes,
    ],
  );
}
