import { useMemo } from 'react';
import type { LeadCardSettings } from '../../views/lead-card/lead-card-settings.js';
import type { Reader } from '../shell/values.js';

/** The links of a card. Returns the same object while the links are the same, so that cards do not render again. */
export function useCardSettings(read: Reader): LeadCardSettings {
  const officeInboxUrl = read.string('officeInboxUrl');
  const threadUrl = read.string('threadUrl');
  const connectedNumbersUrl = read.string('connectedNumbersUrl');
  const serviceAreaUrl = read.string('serviceAreaUrl');
  const servicesUrl = read.string('servicesUrl');
  return useMemo(
    () => ({ officeInboxUrl, threadUrl, connectedNumbersUrl, serviceAreaUrl, servicesUrl }),
    [officeInboxUrl, threadUrl, connectedNumbersUrl, serviceAreaUrl, servicesUrl],
  );
}
