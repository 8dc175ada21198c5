import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { areNotesTooLong, overwritesUnseen } from '../lead/edit.js';
import type { Lead } from '../lead/lead.js';
import { editLead } from '../lead/lead-edit.js';
import { OverCard } from '../over-card.js';
import { wouldOverwrite } from './newest-notes.js';
import { type NoteDraft, persistNoteDraft, putNoteDraft } from './note-draft.js';
import { NotesConflict, NotesField } from './notes-editor.js';

export interface JobNotesProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly draft: NoteDraft;
  readonly onEnd: () => void;
  /** 'Cancel' has thrown a changed text away. */
  readonly onDiscard: (text: string) => void;
  /** Gets the focus afterwards: the button that opened it is gone. */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** 'Save and Close' saves the notes and closes. 'Cancel' discards the draft and closes. */
export function JobNotes({ lead, leadRef, draft, onEnd, onDiscard, returnTo }: JobNotesProps): ReactElement {
  const { t, session } = useWidget();
  const [notes, setNotes] = useState(draft.text);
  const [basis, setBasis] = useState(draft.basis);
  const [isComparing, setComparing] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const isClosed = useRef(false);
  /** Also what is typed while Save looks for newer notes. */
  const typed = useRef(draft.text);
  const isChanged = notes !== lead.notes;
  const isTooLong = areNotesTooLong(notes);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hasNewer = overwritesUnseen(basis, lead.notes, notes);
  // Nothing was typed: the editor takes the newer notes.
  if (notes === basis && lead.notes !== basis) {
    setBasis(lead.notes);
    setNotes(lead.notes);
  }
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const wasComparing = useRef(false);
  // Puts the caret at the end.
  useEffect(() => {
    if (isComparing) wasComparing.current = true;
    else if (wasComparing.current) field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isComparing]);

  const write = (text: string, seen = basis) => {
    typed.current = text;
    setNotes(text);
    setBasis(seen);
    persistNoteDraft(session.store, leadKey(leadRef), text, seen);
  };
  const discard = () => {
    persistNoteDraft(session.store, leadKey(leadRef), null);
    if (isChanged) onDiscard(notes);
    onEnd();
  };
  // Closing without 'Cancel' keeps the text as a draft on the card.
  const leave = () => {
    if (isChanged) putNoteDraft(session.store, leadRef, notes, basis);
    onEnd();
  };
  const send = async () => {
    const isTaken = await editLead(session, leadRef, { field: 'notes', value: typed.current });
    if (isTaken) persistNoteDraft(session.store, leadKey(leadRef), null);
  };
  const save = async () => {
    if (isTooLong || isComparing || isChecking) return;
    if (!isChanged) return onEnd();
    setChecking(true);
    const isUnseen = hasNewer || (await wouldOverwrite(session, leadRef, basis, notes));
    setChecking(false);
    if (isClosed.current) return;
    if (isUnseen) return setComparing(true);
    onEnd();
    void send();
  };
  const join = (text: string) => {
    write(text, lead.notes);
    setComparing(false);
  };
  const keep = () => {
    onEnd();
    void send();
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
            onKeep={keep}
            onUse={discard}
            onJoin={join}
            onBack={() => setComparing(false)}
          />
        ) : (
          <div className="job-notes">
            <NotesField value={notes} onChange={write} hint={t('onlyYourTeam')} hasNewer={hasNewer} inputRef={field} />
          </div>
        )}
      </Dialog>
    </OverCard>
  );
}
