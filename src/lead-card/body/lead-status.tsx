import { type ReactElement, useId } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { SaveState } from '../../ui/field/save-state.js';
import { Icon } from '../../ui/icons/icon.js';
import { clock } from '../../ui/icons/icons.js';
import { Select } from '../../ui/list/select.js';
import type { LeadField } from '../lead/edit.js';
import type { Lead } from '../lead/lead.js';
import { leadListsAtom, retrySave } from '../lead/lead-edit.js';
import { type LeadSave, savesByKeyAtom } from '../lead/lead-save.js';
import { statusTone } from '../lead/status.js';
import { statusLabel } from '../lead-text.js';
import { noteDraftsAtom } from '../notes/note-draft.js';

interface LeadStatusProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly onChoose: (status: string) => void;
}

export function LeadStatus({ lead, leadRef, onChoose }: LeadStatusProps): ReactElement {
  const widget = useWidget();
  const { t, session } = widget;
  const labelId = useId();
  const stateId = useId();
  const save = useLeadSave(leadRef, 'status');

  const phase = save?.phase ?? 'idle';
  const isExpired = save?.failure && isSignedOut(save.failure);
  const state = phase === 'waiting' ? 'idle' : phase;
  const text = {
    idle: '',
    saving: t('saving'),
    saved: t('saved'),
    failed: t(isExpired ? 'signedOut' : 'statusNotSaved'),
  }[state];
  const retryAction = { label: t('retry'), onRetry: () => retrySave(session, leadRef, 'status') };
  return (
    <div className="state">
      <span className="state-label" id={labelId}>
        {t('leadStatus')}
      </span>
      <Select
        className="status"
        labelledBy={labelId}
        describedBy={stateId}
        value={lead.status}
        placeholder={lead.status}
        onChange={onChoose}
        options={LEAD_STATUSES.map((value) => ({
          value,
          label: statusLabel(value, widget),
          tone: statusTone(value),
        }))}
      />
      <span className="save-slot" id={stateId}>
        <SaveState state={state} text={text} retry={retryAction} />
        <span className="sr" role="status">
          {phase === 'waiting' ? t('notSavedYet') : ''}
        </span>
        {phase === 'waiting' ? <NotSavedYet onRetry={retryAction.onRetry} /> : null}
      </span>
    </div>
  );
}

/**
 * Shows that a change waits for a connection. A status element next to it announces it. Without a board on the page it
 * has Retry; a board has one Retry for all changes.
 */
export function NotSavedYet({ onRetry }: { readonly onRetry: () => unknown }): ReactElement {
  const { t } = useWidget();
  const hasOutbox = useAtomValue(leadListsAtom) !== null;
  return (
    <>
      <span className="save" aria-hidden="true">
        <Icon path={clock} />
        {t('notSavedYet')}
      </span>
      {hasOutbox ? null : (
        <button type="button" className="link" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </>
  );
}

export function useLeadSave(lead: LeadRef, field: LeadField): LeadSave | null {
  const key = leadKey(lead);
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(key)?.get(field) ?? null);
}

/** The draft of the notes; null without one. */
export function useNoteDraft(lead: LeadRef): string | null {
  const key = leadKey(lead);
  return useAtomValue(noteDraftsAtom, (drafts) => drafts.get(key)?.text ?? null);
}
