import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { reviewAskedAtAtom } from '../../review-request/review-request-state.js';
import { copyText } from '../../ui/field/copy-button.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';
import { copy } from '../../ui/icons/lazy-icons.js';
import type { CardPartProps } from '../lead-card-settings.js';
import { statusLabel } from '../lead-text.js';
import {
  type LeadActivity as Activity,
  ATTEMPT_MESSAGES,
  activitiesAtomOf,
  addAttempt,
  attemptRecord,
  type CallOrText,
  recordTime,
  undoAttempt,
  watchSaves,
  withActivity,
} from './activity-state.js';

const isCallOrText = (each: Activity): each is CallOrText => each.kind === 'called' || each.kind === 'texted';

/** 'I called' and 'I texted' with their Undo, and the timeline of a lead. */
export function LeadActivity({ lead, leadRef }: CardPartProps): ReactElement {
  const { spId, leadId } = leadRef;
  const { t, format, session } = useWidget();
  const id = useId();
  const activities = useAtomValue(useMemo(() => activitiesAtomOf({ spId, leadId }), [spId, leadId]));
  const buttons = useRef<HTMLDivElement>(null);
  const [cameAt] = useState(() => Date.now());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => watchSaves(session.store), [session]);

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

interface LeadTimelineProps extends Omit<CardPartProps, 'settings'> {
  /** What this device saw, oldest first. */
  readonly activities: readonly Activity[];
}

const WORDS = {
  ...ATTEMPT_MESSAGES,
  revealed: 'timelineRevealed',
  read: 'timelineRead',
  notes: 'timelineNotes',
  status: 'timelineStatus',
} as const;

/** How long the answer to 'Copy as record' shows, in milliseconds. */
const ANSWER_MS = 4000;

/** What is known of a lead, oldest first, and the same as plain text. */
function LeadTimeline({ lead, leadRef, activities }: LeadTimelineProps): ReactElement {
  const widget = useWidget();
  const { t } = widget;
  const askedAt = useAtomValue(reviewAskedAtAtom, (askedAtOf) => askedAtOf(leadRef));
  const known = askedAt === null ? activities : withActivity(activities, { kind: 'reviewAsked', at: askedAt });
  return (
    <>
      <ol className="timeline">
        <TimelineRow at={new Date(lead.createDate).getTime()} text={t('timelineReceived')} />
        {known.map((each) => (
          <TimelineRow
            key={`${each.kind} ${each.at}`}
            at={each.at}
            text={t(WORDS[each.kind], { status: statusLabel(each.status ?? '', widget) })}
          />
        ))}
      </ol>
      <div className="timeline-foot">
        <CopyRecord lead={lead} activities={known} />
      </div>
      <p className="hint">{t('timelineKnows')}</p>
    </>
  );
}

function TimelineRow({ at, text }: { at: number; text: string }): ReactElement {
  const { format } = useWidget();
  const time = new Date(at);
  return (
    <li>
      <time dateTime={time.toISOString()} title={format.fullDate(time)}>
        {format.dayAndTime(time, new Date())}
      </time>
      <span>{text}</span>
    </li>
  );
}

/** Copies the attempts as plain text, for a claim of a credit. */
function CopyRecord({ lead, activities }: Pick<LeadTimelineProps, 'lead' | 'activities'>): ReactElement {
  const { t, format, reading } = useWidget();
  const [answer, setAnswer] = useState<'recordCopied' | 'recordNotCopied' | null>(null);
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(setAnswer, ANSWER_MS, null);
    return () => clearTimeout(timer);
  }, [answer]);
  const record = () => attemptRecord(lead, activities, t, recordTime(format.locale, reading.timeZone));
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={async () => setAnswer((await copyText(record(), document)) ? 'recordCopied' : 'recordNotCopied')}
      >
        <Icon path={copy} />
        {t('copyRecord')}
      </button>
      <span role="status">{answer === null ? '' : t(answer)}</span>
    </>
  );
}
