import { useMemo } from 'react';
import { sharedPage } from '../element/page/page.js';
import type { WidgetSettings } from '../element/page/settings.js';
import type { Reader } from '../element/shell/values.js';
import type { LeadCardSettings } from './lead-card-settings.js';

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
