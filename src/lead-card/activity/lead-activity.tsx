import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';
import type { Lead } from '../lead/lead.js';
import type { LeadActivity as Activity } from './activity-rules.js';
import { activitiesAtomOf, addAttempt, type CallOrText, undoAttempt, watchSaves } from './activity-state.js';
import { LeadTimeline } from './lead-timeline.js';

export interface LeadActivityProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
}

const isCallOrText = (each: Activity): each is CallOrText => each.kind === 'called' || each.kind === 'texted';

/** 'I called' and 'I texted' with their Undo, and the timeline of a lead. */
export function LeadActivity({ lead, leadRef }: LeadActivityProps): ReactElement {
  const { spId, leadId } = leadRef;
  const { t, format, session } = useWidget();
  const store = useStore();
  const id = useId();
  const activities = useAtomValue(useMemo(() => activitiesAtomOf({ spId, leadId }), [spId, leadId]));
  const buttons = useRef<HTMLDivElement>(null);
  const [cameAt] = useState(() => Date.now());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => watchSaves(store), [store]);

  // Also a number that was pressed above.
  const last = activities.filter(isCallOrText).findLast(({ at }) => at >= cameAt);
  const note = (kind: CallOrText['kind']) => addAttempt(session, leadRef, { kind, at: Date.now() });
  const takeBack = (activity: CallOrText) => {
    undoAttempt(session, leadRef, activity);
    // The pressed button goes away.
    const [called, texted] = buttons.current?.children ?? [];
    const back = activity.kind === 'called' ? called : texted;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    <section className="part activity" part="activity">
      <header>
        <h4>{t('activity')}</h4>
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hideTimeline' : 'showTimeline')}
        </button>
      </header>
      <div className="attempts" ref={buttons}>
        <button type="button" className="btn" onClick={() => note('called')}>
          {t('iCalled')}
        </button>
        <button type="button" className="btn" onClick={() => note('texted')}>
          {t('iTexted')}
        </button>
        <p className="noted">
          <span role="status">
            {last ? (
              <>
                <Icon path={check} />
                {t(last.kind === 'called' ? 'callNoted' : 'textNoted', { time: format.time(new Date(last.at)) })}
              </>
            ) : null}
          </span>
          {last ? (
            <button type="button" className="link" onClick={() => takeBack(last)}>
              {t('undoAttempt')}
            </button>
          ) : null}
        </p>
      </div>
      {isOpen ? (
        <div id={id}>
          <LeadTimeline lead={lead} leadRef={leadRef} activities={activities} />
        </div>
      ) : null}
    </section>
  );
}
