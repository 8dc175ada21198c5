import { type ReactElement, useId } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { SaveState } from '../../ui/field/save-state.js';
import { Select } from '../../ui/list/select.js';
import type { Lead } from '../lead/lead.js';
import { retrySave } from '../lead/lead-edit.js';
import { statusTone } from '../lead/status.js';
import { statusLabel } from '../lead-text.js';
import { NotSavedYet, useLeadSave, useNotSaved } from '../save/not-saved-yet.js';

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
  const notSaved = useNotSaved(save, 'statusNotSaved');
  const state = phase === 'waiting' ? 'idle' : phase;
  const text = {
    idle: '',
    saving: t('saving'),
    saved: t('saved'),
    failed: notSaved,
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
