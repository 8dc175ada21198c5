import type { ReactElement, ReactNode } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { nameOf } from '../../lead-card/lead-text.js';
import { leadKey } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import type { BoardId } from '../list/board-state.js';
import { type BulkRun, type BulkStep, bulkRunsAtom, dismissBulk, stopBulk } from './bulk-state.js';

interface BulkReportProps {
  readonly id: BoardId;
  readonly spId: string;
  readonly onContinue: () => void;
}

const MOST_NAMES = 10;

const STOPPED = { challenge: 'bulkStoppedChallenge', 'sign-in': 'bulkStoppedSignIn', person: 'bulkStopped' } as const;

/** Progress of a bulk change, then the leads that it did not change. */
export function BulkReport({ id, spId, onContinue }: BulkReportProps): ReactElement {
  const run = useAtomValue(bulkRunsAtom, (runs) => runs.get(id) ?? null);
  return (
    <>
      {run?.isRunning ? <Progress id={id} run={run} /> : null}
      <div role="status">
        {run === null || run.isRunning ? null : <Ended id={id} run={run} spId={spId} onContinue={onContinue} />}
      </div>
    </>
  );
}

function Progress({ id, run }: { id: BoardId; run: BulkRun }): ReactElement {
  const { t, format, session } = useWidget();
  const { doneCount, total, isUndo } = run;
  const text = t(isUndo ? 'bulkUndoing' : 'bulkProgress', {
    done: format.count(doneCount),
    total: format.count(total),
  });
  return (
    <div className="bulk-line">
      <span className="spin" />
      <span className="grow">{text}</span>
      <progress aria-label={text} value={doneCount} max={total} />
      <button type="button" className="link" disabled={run.stop !== null} onClick={() => stopBulk(session.store, id)}>
        {t('bulkStop')}
      </button>
    </div>
  );
}

interface EndedProps extends BulkReportProps {
  readonly run: BulkRun;
}

function Ended({ id, run, spId, onContinue }: EndedProps): ReactElement {
  const { t, format, session } = useWidget();
  const { failed, changed, left, stop } = run;
  const namesOf = useNames(spId);
  const total = format.count(run.total);
  const lines: ReactNode[] = [];
  if (failed.length > 0)
    lines.push(t('bulkFailed', { count: format.count(failed.length), total, names: namesOf(failed) }));
  if (changed.length > 0) lines.push(t('bulkChanged', { names: namesOf(changed) }));
  if (left.length > 0) lines.push(t(STOPPED[stop ?? 'person'], { count: format.count(left.length), total }));
  return (
    <div className="strip">
      <Icon path={alert} />
      <span>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state
          <span className="line" key={index}>
            {line}{' '}
          </span>
        ))}
      </span>
      <span className="ways">
        {failed.length + left.length > 0 ? (
          <button type="button" className="link" onClick={onContinue}>
            {t(left.length > 0 ? 'bulkContinue' : 'bulkRetry')}
          </button>
        ) : null}{' '}
        <button type="button" className="link" onClick={() => dismissBulk(session.store, id)}>
          {t('dismiss')}
        </button>
      </span>
    </div>
  );
}

function useNames(spId: string): (steps: readonly BulkStep[]) => string {
  const widget = useWidget();
  const leads = useAtomValue(leadsAtom);
  const { t, format } = widget;
  return (steps) => {
    const names = steps.slice(0, MOST_NAMES).map(({ leadId }) => {
      const lead = leads.get(leadKey({ spId, leadId }));
      return lead === undefined ? t('member') : nameOf(lead, widget);
    });
    const more = steps.length - names.length;
    const text = names.join(', ');
    return more === 0 ? text : t('bulkMoreNames', { names: text, count: format.count(more) });
  };
}
