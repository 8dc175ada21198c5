import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useAtomValue, useStore } from '../element/widget/store.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { BadProperty } from '../element/widget/widget-notice.js';
import { formMessages } from '../i18n/form-messages.en-US.js';
import type { Lead } from '../lead-card/lead/lead.js';
import { putLeads } from '../lead-card/lead/lead-state.js';
import { useProvidedLead } from '../lead-card/lead/use-provided-lead.js';
import { leadKey } from '../session/lead-ref.js';
import { hiddenInReplays } from '../ui/replay-marks.js';
import { reviewRequestMessages } from './messages.en-US.js';
import { ReviewRequest } from './review-dialog.js';
import reviewCss from './review-request.css?inline';
import { refreshReviewRequest, reviewLoadsAtom } from './review-request-state.js';
import { reviewRequestModalTable } from './table.js';

function ReviewRequestModalView({ provided: rawValues, host }: WidgetViewProps): ReactElement | null {
  const values = useValues(reviewRequestModalTable, rawValues);
  const { spId, leadId: asked, open: isOpen } = values;
  const { session, reflect } = useWidget();
  const provided = useProvidedLead(values.lead);
  // The dialog looks the lead up by its own `lead-id`.
  const isBad = provided === 'bad' || (provided !== undefined && asked !== undefined && provided.leadId !== asked);
  const leadId = asked ?? (provided === undefined || provided === 'bad' ? '' : provided.leadId);
  const lead = useMemo(() => ({ spId, leadId }), [spId, leadId]);
  const isReady = useAtomValue(reviewLoadsAtom, (loads) => loads.get(leadKey(lead))?.phase === 'ready');
  const isLeadAtHand = usePutLead(spId, provided === 'bad' ? undefined : provided);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) emitClosed(host);
    wasOpen.current = isOpen;
  }, [isOpen, host]);
  useMethods({
    refresh: () => {
      if (isOpen) void refreshReviewRequest(session, lead);
    },
  });
  useWidgetReady(!isBad && (!isOpen || isReady));

  if (!isOpen) return null;
  if (isBad) return <BadProperty property="lead" />;
  if (!isLeadAtHand) return null;
  return (
    <div {...hiddenInReplays()}>
      <ReviewRequest
        lead={lead}
        variant={values.variant}
        autoCloseMs={Math.max(0, values.autoClose)}
        onEnd={() => reflect('open', false)}
      />
    </div>
  );
}

function emitClosed(host: HTMLElement): void {
  host.dispatchEvent(new CustomEvent('close', { detail: { tag: host.localName } }));
}

/** Stores the host's lead. The dialog opens after that. */
function usePutLead(spId: string, provided: Lead | undefined): boolean {
  const store = useStore();
  const [last, setLast] = useState<Lead | undefined>(undefined);
  useLayoutEffect(() => {
    if (provided !== undefined) putLeads(store, { spId, leads: [provided], requestedAt: Number.POSITIVE_INFINITY });
    setLast(provided);
  }, [spId, provided, store]);
  return provided === undefined || last === provided;
}

export const view: WidgetView = {
  sheets: [reviewCss],
  messages: [formMessages, reviewRequestMessages],
  hasSession: true,
  isProviders: true,
  overlay: { isOver: () => true, emitClosed },
  View: ReviewRequestModalView,
};
