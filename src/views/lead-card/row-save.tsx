import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { leadSaveMessages } from '../../i18n/lead-card/lead-save.en-US.js';
import type { MessageKey } from '../../i18n/messages.js';
import { dismissSaveAtom, retrySaveAtom } from '../../state/lead/lead-edit.js';
import type { LeadRef } from '../../state/lead/lead-ref.js';
import type { LeadSave } from '../../state/lead/lead-save.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, clock, x } from '../../ui/icons/icons.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { useWidget } from '../widget/widget-context.js';
import failureCss from './row-save.css?inline';

export interface RowSaveProps {
  readonly leadRef: LeadRef;
  readonly save: LeadSave;
}

const MESSAGES = [leadSaveMessages];

/** A save that failed or waits for a connection, with 'Retry'. */
export function RowSave(props: RowSaveProps): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES} sheet={failureCss}>
      <Save {...props} />
    </LazyPartProvider>
  );
}

function Save({ leadRef, save }: RowSaveProps): ReactElement {
  const { t, requester } = useWidget();
  const retry = useSetAtom(retrySaveAtom);
  const dismiss = useSetAtom(dismissSaveAtom);
  const { field } = save.wanted;
  const isWaiting = save.phase === 'waiting';
  return (
    <div className={isWaiting ? 'strip' : 'strip no'} role={isWaiting ? 'status' : 'alert'}>
      <Icon path={isWaiting ? clock : alert} />
      <span>{t(isWaiting ? 'notSavedYet' : sentenceOf(save))}</span>
      <button type="button" className="link" onClick={() => retry({ lead: leadRef, field, requester })}>
        {t('retry')}
      </button>
      {isWaiting ? null : (
        <button
          type="button"
          className="mini"
          aria-label={t('dismiss')}
          onClick={() => dismiss({ lead: leadRef, field })}
        >
          <Icon path={x} />
        </button>
      )}
    </div>
  );
}

function sentenceOf({ wanted }: LeadSave): MessageKey {
  if (wanted.field === 'status') return 'statusNotSaved';
  if (wanted.field === 'notes') return 'notesNotSaved';
  if (wanted.field === 'archived') return wanted.value ? 'archiveNotSaved' : 'restoreNotSaved';
  return wanted.value ? 'readNotSaved' : 'unreadNotSaved';
}
