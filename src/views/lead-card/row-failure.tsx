import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import type { LeadField } from '../../domain/lead/edit.js';
import type { MessageKey } from '../../i18n/messages.js';
import { dismissSaveAtom, retrySaveAtom } from '../../state/lead-edit.js';
import type { LeadRef } from '../../state/lead-ref.js';
import type { LeadSave } from '../../state/lead-save.js';
import { Icon } from '../../ui/icon.js';
import { alert, x } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';
import { useLeadSaves } from './use-lead.js';

/** While the card is open, status and notes say so themselves. */
const ON_THE_ROW: readonly LeadField[] = ['archived', 'read'];
const FIELDS: readonly LeadField[] = [...ON_THE_ROW, 'status', 'notes'];

/**
 * Says on the card that a change of it has failed, with Retry. While the card is open, status and notes say so
 * themselves, beside the control; once it is closed, here.
 */
export function RowFailure({ leadRef, isOpen }: { leadRef: LeadRef; isOpen: boolean }): ReactElement | null {
  const { t, asker } = useWidget();
  const saves = useLeadSaves(leadRef);
  const retry = useSetAtom(retrySaveAtom);
  const dismiss = useSetAtom(dismissSaveAtom);
  const failed = (isOpen ? ON_THE_ROW : FIELDS)
    .map((field) => saves?.get(field))
    .find((save) => save?.phase === 'failed');
  if (!failed) return null;
  const { field } = failed.wanted;
  return (
    <div className="strip no" role="alert">
      <Icon path={alert} />
      <span>{t(sentenceOf(failed))}</span>
      <button type="button" className="link" onClick={() => retry({ lead: leadRef, field, asker })}>
        {t('retry')}
      </button>
      <button
        type="button"
        className="mini"
        aria-label={t('dismiss')}
        onClick={() => dismiss({ lead: leadRef, field })}
      >
        <Icon path={x} />
      </button>
    </div>
  );
}

function sentenceOf({ wanted }: LeadSave): MessageKey {
  if (wanted.field === 'status') return 'statusNotSaved';
  if (wanted.field === 'notes') return 'notesNotSaved';
  if (wanted.field === 'archived') return wanted.value ? 'archiveNotSaved' : 'restoreNotSaved';
  return wanted.value ? 'readNotSaved' : 'unreadNotSaved';
}
