import { type ReactElement, useEffect, useRef } from 'react';
import type { FeedbackReason } from '../../domain/lead/rating.js';
import { fillLink } from '../../domain/link-template.js';
import type { MessageKey } from '../../i18n/messages.js';
import { HostLink } from '../widget/host-link.js';
import { useWidget } from '../widget/widget-context.js';
import { REASON_WORDS } from './feedback-words.js';
import type { LeadCardSettings } from './lead-card-settings.js';

export interface FeedbackThanksProps {
  readonly reason: FeedbackReason;
  readonly spId: string;
  readonly leadId: string;
  readonly settings: LeadCardSettings;
}

interface Way {
  readonly template: string | undefined;
  readonly to: string;
  readonly words: MessageKey;
}

/** Where a provider may mend what made the lead a poor one. */
function wayOf(reason: FeedbackReason, { serviceAreaUrl, servicesUrl }: LeadCardSettings): Way | undefined {
  if (reason === 'Out of service area') {
    return { template: serviceAreaUrl, to: 'service-area', words: 'editServiceArea' };
  }
  if (reason === "I don't do this work") return { template: servicesUrl, to: 'services', words: 'updateServices' };
  return undefined;
}

/** The thanks for a reason, with its link where the host has given one (Spec §4 Feedback). */
export function FeedbackThanks({ reason, spId, leadId, settings }: FeedbackThanksProps): ReactElement {
  const { t } = useWidget();
  const words = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: what it has brought takes it.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  const way = wayOf(reason, settings);
  const href = fillLink(way?.template, { spId, leadId });
  return (
    <div className="done" ref={words} tabIndex={-1}>
      <p role="status">{t(REASON_WORDS[reason].thanks)}</p>
      {way === undefined || href === undefined ? null : (
        <HostLink href={href} to={way.to} className="link">
          {t(way.words)}
        </HostLink>
      )}
    </div>
  );
}
