import { type ReactElement, useEffect } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, clock, x } from '../../ui/icons/icons.js';
import { pencil } from '../../ui/icons/lazy-icons.js';
import { type LeadChange, overwritesUnseen } from '../lead/edit.js';
import { dismissSave } from '../lead/lead-changes.js';
import { leadListsAtom, retrySave } from '../lead/lead-edit.js';
import { beginLeadOutbox } from '../lead/lead-outbox.js';
import type { LeadSave } from '../lead/lead-save.js';
import { leadsAtom } from '../lead/lead-state.js';
import { NotSavedYet, useLeadSave, useNotSaved } from './not-saved-yet.js';

export interface RowSaveProps {
  readonly leadRef: LeadRef;
  readonly save: LeadSave;
}

/** A save that failed or waits for a connection, with 'Retry'. A board lists those that wait above its leads. */
export function RowSave({ leadRef, save }: RowSaveProps): ReactElement | null {
  const { t, session } = useWidget();
  const hasOutbox = useAtomValue(leadListsAtom) !== null;
  const newest = useAtomValue(leadsAtom).get(leadKey(leadRef))?.notes;
  const { field } = save.wanted;
  const isWaiting = save.phase === 'waiting';
  // The editor shows both versions, so there is nothing to retry here.
  const isConflict = hasConflict(save, newest);
  const sentence = isConflict ? 'newerNotes' : sentenceOf(save.wanted);
  const text = useNotSaved(save, isWaiting ? 'notSavedYet' : sentence);
  if (isWaiting && hasOutbox) return null;
  return (
    <div className={isWaiting ? 'strip' : 'strip no'} role={isWaiting ? 'status' : 'alert'}>
      <Icon path={isWaiting ? clock : alert} />
      <span>{text}</span>
      {isConflict ? null : (
        <button type="button" className="link" onClick={() => retrySave(session, leadRef, field)}>
          {t('retry')}
        </button>
      )}
      {isWaiting ? null : (
        <button
          type="button"
          className="mini"
          aria-label={t('dismiss')}
          onClick={() => dismissSave(session.store, leadRef, field)}
        >
          <Icon path={x} />
        </button>
      )}
    </div>
  );
}

/** Whether notes were refused because newer ones were saved, which the person has not seen. */
function hasConflict({ phase, wanted, basis = '' }: LeadSave, newest = basis): boolean {
  return phase === 'failed' && wanted.field === 'notes' && overwritesUnseen(basis, newest, wanted.value);
}

function sentenceOf(wanted: LeadChange): MessageKey {
  if (wanted.field === 'status') return 'statusNotSaved';
  if (wanted.field === 'notes') return 'notesNotSaved';
  if (wanted.field === 'archived') return wanted.value ? 'archiveNotSaved' : 'restoreNotSaved';
  return wanted.value ? 'readNotSaved' : 'unreadNotSaved';
}

/** 'Not saved yet' while a rating waits for a connection; nothing otherwise. */
export function WaitingFeedback({ leadRef }: Pick<RowSaveProps, 'leadRef'>): ReactElement {
  const { t, session } = useWidget();
  const isWaiting = useLeadSave(leadRef, 'feedback')?.phase === 'waiting';
  return (
    <>
      <span className="sr" role="status">
        {isWaiting ? t('notSavedYet') : ''}
      </span>
      {isWaiting ? (
        <span className="save-slot">
          <NotSavedYet onRetry={() => retrySave(session, leadRef, 'feedback')} />
        </span>
      ) : null}
    </>
  );
}

export interface UnsentMarkProps {
  readonly what: 'unsavedNote' | 'unsentMessage';
}

/** Marks a lead with unsaved or unsent text. Isolated, because it must not set the text direction of the name. */
export function UnsentMark({ what }: UnsentMarkProps): ReactElement {
  const { t } = useWidget();
  return (
    <bdi className="unsent" title={t(what)}>
      <Icon path={pencil} />
      <span className="sr">{t(what)} </span>
    </bdi>
  );
}

/** Stores the changes that wait for a connection, and sends them and those of an earlier page, for a card on its own. */
export function LeadOutbox(): null {
  const { session } = useWidget();
  useEffect(() => beginLeadOutbox(session), [session]);
  return null;
}
