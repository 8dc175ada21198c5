import { useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { Lead } from '../../contract/lead.js';
import { leadFeedbackWords } from '../../i18n/lead-feedback.js';
import { endFeedbackAtom } from '../../state/lead-feedback.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { Icon } from '../../ui/icon.js';
import { star } from '../../ui/icons.js';
import { Popover } from '../../ui/popover.js';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';
import { FeedbackForm } from './feedback-form.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import feedbackCss from './lead-feedback.css?inline';

export interface LeadFeedbackProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
}

const WORDS = [leadFeedbackWords];

/** 'Rate this lead': its button, and the popover that the press has asked for (Spec §4 Feedback). */
export function LeadFeedback({ lead, leadRef, settings }: LeadFeedbackProps): ReactElement {
  const { t } = useWidget();
  const place = useRef<HTMLSpanElement>(null);
  const end = useSetAtom(endFeedbackAtom);
  const typed = useRef('');
  // It stands in for a button that had the focus, and that was pressed.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <span className="rate-place" ref={place}>
      <Popover
        button={{
          className: 'btn rate',
          content: (
            <>
              <Icon path={star} />
              <span>{t('rateLead')}</span>
            </>
          ),
          label: t('rateLead'),
        }}
        label={t('rateLead')}
        closeLabel={t('dismiss')}
        align="end"
        width={288}
        room={470}
        onClose={() => end(leadRef)}
      >
        <LatePart words={WORDS} sheet={feedbackCss}>
          <FeedbackForm lead={lead} leadRef={leadRef} settings={settings} typed={typed} />
        </LatePart>
      </Popover>
    </span>
  );
}
