import { BOARD_FEATURES } from '../element/board-feature.js';
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
