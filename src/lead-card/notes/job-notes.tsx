import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { areNotesTooLong, overwritesUnseen } from '../lead/edit.js';
import type { Lead } from '../lead/lead.js';
import { dismissSave } from '../lead/lead-changes.js';
import { editLead } from '../lead/lead-edit.js';
import { OverCard } from '../over-card.js';
import { noteDraftOf, persistNoteDraft, putNoteDraft } from './note-draft.js';
import { NotesConflict, NotesField, useNoteDraft } from './notes-editor.js';
import { wouldOverwrite } from './persisted-notes.js';

export interface JobNotesProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly onEnd: () => void;
  /** 'Cancel' has thrown a changed text away. */
  readonly onDiscard: (text: string) => void;
  /** Gets the focus afterwards: the button that opened it is gone. */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** 'Save and Close' saves the notes and closes. 'Cancel' discards the draft and closes. */
export function JobNotes({ lead, leadRef, onEnd, onDiscard, returnTo }: JobNotesProps): ReactElement {
  const { t, session } = useWidget();
  const { store } = session;
  const { text: notes, basis } = useNoteDraft(lead, leadRef);
  const [comparison, setComparison] = useState<'open' | 'ended' | null>(null);
  const isComparing = comparison === 'open';
  const [isChecking, setChecking] = useState(false);
  const isChanged = notes !== lead.notes;
  const isTooLong = areNotesTooLong(notes);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hasNewer = overwritesUnseen(basis, lead.notes, notes);
  // Puts the caret at the end.
  useEffect(() => {
    if (comparison === 'ended') field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [comparison]);

  const discard = () => {
    dismissSave(store, leadRef, 'notes');
    putNoteDraft(store, leadRef, null);
    if (isChanged) onDiscard(notes);
    onEnd();
  };
  // Closing without 'Cancel' keeps the text as a draft on the card.
  const leave = () => {
    if (!isChanged) putNoteDraft(store, leadRef, null);
    onEnd();
  };
  const send = async () => {
    const sent = noteDraftOf(store, leadRef);
    if (sent === null) return;
    onEnd();
    putNoteDraft(store, leadRef, null);
    persistNoteDraft(store, leadKey(leadRef), sent.text, sent.basis);
    const isTaken = await editLead(session, leadRef, { field: 'notes', value: sent.text });
    if (isTaken) persistNoteDraft(store, leadKey(leadRef), null);
  };
  const save = async () => {
    if (isTooLong || isComparing || isChecking) return;
    if (!isChanged) return leave();
    setChecking(true);
    const isUnseen = hasNewer || (await wouldOverwrite(session, leadRef, basis, notes));
    setChecking(false);
    if (isUnseen) return setComparison('open');
    // Also what was typed meanwhile.
    void send();
  };
  const join = (text: string) => {
    putNoteDraft(store, leadRef, text, lead.notes);
    setComparison('ended');
  };
  return (
    <OverCard>
      <Dialog
        heading={t('editJobNotes')}
        closeLabel={t('close')}
        onClose={leave}
        onSubmit={save}
        keepsOpen={isChanged}
        returnTo={returnTo}
        footer={
          isComparing ? undefined : (
            <>
              <button type="button" className="btn" onClick={discard}>
                {t('cancel')}
              </button>
              <button type="submit" className="btn primary" aria-disabled={isTooLong || isChecking || undefined}>
                {t(isChecking ? 'saving' : 'saveAndClose')}
              </button>
            </>
          )
        }
      >
        {isComparing ? (
          <NotesConflict
            saved={lead.notes}
            mine={notes}
            onKeep={() => void send()}
            onUse={discard}
            onJoin={join}
            onBack={() => setComparison('ended')}
          />
        ) : (
          <div className="job-notes">
            <NotesField
              value={notes}
              onChange={(text) => putNoteDraft(store, leadRef, text)}
              hint={t('onlyYourTeam')}
              hasNewer={hasNewer}
              inputRef={field}
            />
          </div>
        )}
      </Dialog>
    </OverCard>
  );
}
