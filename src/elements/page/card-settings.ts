import { useMemo } from 'react';
import type { LeadCardSettings } from '../../views/lead-card/lead-card-settings.js';
import type { Reader } from '../shell/values.js';
import { sharedPage } from './page.js';
import type { WidgetSettings } from './settings.js';

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
