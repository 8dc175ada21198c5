import { useSetAtom } from 'jotai';
import { type ReactElement, useId } from 'react';
import type { Lead } from '../../contract/lead.js';
import { STATUS_CHOICES, statusTone } from '../../domain/lead/status.js';
import { retrySaveAtom } from '../../state/lead/lead-edit.js';
import type { LeadRef } from '../../state/lead/lead-ref.js';
import { chooseStatusAtom } from '../../state/lead/lead-status.js';
import { SaveState } from '../../ui/field/save-state.js';
import { Select } from '../../ui/list/select.js';
import { useWidget } from '../widget/widget-context.js';
import { statusWord } from './lead-words.js';
import { useLeadSave } from './use-lead.js';

export interface LeadStatusProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  /** The lead was closed as won. */
  readonly onWon: () => void;
}

/** The Status select: any status to any other; choosing one also marks the lead read. */
export function LeadStatus({ lead, leadRef, onWon }: LeadStatusProps): ReactElement {
  const widget = useWidget();
  const { t, asker } = widget;
  const labelId = useId();
  const stateId = useId();
  const save = useLeadSave(leadRef, 'status');
  const set = useSetAtom(chooseStatusAtom);
  const retry = useSetAtom(retrySaveAtom);

  const choose = (status: string) => {
    if (set({ lead: leadRef, status, asker })) onWon();
  };
  const state = save?.phase ?? 'idle';
  const text = { idle: '', saving: t('saving'), saved: t('saved'), failed: t('statusNotSaved') }[state];
  const retryAction = { label: t('retry'), onRetry: () => retry({ lead: leadRef, field: 'status', asker }) };
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
        onChange={choose}
        options={STATUS_CHOICES.map((value) => ({
          value,
          label: statusWord(value, widget),
          tone: statusTone(value),
        }))}
      />
      <span className="save-slot" id={stateId}>
        <SaveState state={state} text={text} retry={retryAction} />
      </span>
    </div>
  );
}
