import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { TextField } from '../../ui/field/text-field.js';
import { areNotesTooLong, overwritesUnseen } from '../lead/edit.js';
import type { Lead } from '../lead/lead.js';
import { dismissSave } from '../lead/lead-changes.js';
import { editLead, retrySave } from '../lead/lead-edit.js';
import { useLeadSave, useNotSaved } from '../save/not-saved-yet.js';
import { type NoteDraft, noteDraftOf, noteDraftsAtom, putNoteDraft } from './note-draft.js';
import { wouldOverwrite } from './persisted-notes.js';

export interface NotesEditorProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly isPressedHere: RefObject<boolean>;
  /** 'Cancel' has thrown a changed text away. */
  readonly onDiscard: (text: string) => void;
  /** The person wants the larger editor. */
  readonly onDialog: () => void;
}

/** After 'Cancel': the text is gone, and 'Undo' brings it back. */
export function DiscardedNote({ onUndo }: { readonly onUndo: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <p className="save-slot" role="status">
      <span className="save">{t('noteDiscarded')}</span>
      <button type="button" className="link" onClick={onUndo}>
        {t('undoDiscard')}
      </button>
    </p>
  );
}

interface NotesConflictProps {
  readonly saved: string;
  readonly mine: string;
  readonly onKeep: () => void;
  readonly onUse: () => void;
  readonly onJoin: (text: string) => void;
  /** Back to the editor. Nothing is saved. */
  readonly onBack: () => void;
}

/** Two versions of the notes. The person keeps one or joins them. */
export function NotesConflict({ saved, mine, onKeep, onUse, onJoin, onBack }: NotesConflictProps): ReactElement {
  const { t } = useWidget();
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  };
  return (
    <section className="conflict" aria-labelledby={id} onKeyDown={leave}>
      <p className="ask" id={id} ref={heading} tabIndex={-1}>
        {t('notesConflict')}
      </p>
      <dl>
        <dt>{t('savedNotes')}</dt>
        <dd className="long" dir="auto">
          {saved || t('notesEmpty')}
        </dd>
        <dt>{t('yourVersion')}</dt>
        <dd className="long" dir="auto">
          {mine || t('notesEmpty')}
        </dd>
      </dl>
      <div className="foot">
        <button type="button" className="btn" onClick={onKeep}>
          {t('keepMine')}
        </button>
        <button type="button" className="btn" onClick={onUse}>
          {t('useSavedNotes')}
        </button>
        <button type="button" className="btn" onClick={() => onJoin(`${saved}\n\n${mine}`)}>
          {t('joinNotes')}
        </button>
        <button type="button" className="btn quiet" onClick={onBack}>
          {t('cancel')}
        </button>
      </div>
    </section>
  );
}

interface NotesFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Newer notes were saved while the editor is open. */
  readonly hasNewer: boolean;
  readonly inputRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

export function NotesField({ value, hint, error, hasNewer, ...field }: NotesFieldProps): ReactElement {
  const { t, format } = useWidget();
  const max = format.count(NOTES_MAX_LENGTH);
  return (
    <>
      <TextField
        {...field}
        label={t('yourNotes')}
        multiline
        value={value}
        hint={hint}
        counter={t('notesCount', { count: format.count(value.length), max })}
        error={areNotesTooLong(value) ? t('notesTooLong', { max }) : error}
      />
      <p className="newer" role="status">
        {hasNewer ? t('newerNotes') : ''}
      </p>
    </>
  );
}

/** The draft of a lead. If nothing was typed, it takes newer notes that someone else has saved. */
export function useNoteDraft({ notes }: Lead, { spId, leadId }: LeadRef, isSaving = false): NoteDraft {
  const { store } = useWidget().session;
  const draft = useAtomValue(noteDraftsAtom).get(leadKey({ spId, leadId })) ?? { text: notes, basis: notes };
  const isBehind = !isSaving && draft.text === draft.basis && draft.basis !== notes;
  useEffect(() => {
    const isOpen = noteDraftOf(store, { spId, leadId }) !== null;
    if (isBehind && isOpen) putNoteDraft(store, { spId, leadId }, notes, notes);
  }, [isBehind, notes, spId, leadId, store]);
  return draft;
}

export function NotesEditor(props: NotesEditorProps): ReactElement {
  const { lead, leadRef, isPressedHere, onDiscard, onDialog } = props;
  const { t, session } = useWidget();
  const save = useLeadSave(leadRef, 'notes');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [isComparing, setComparing] = useState(false);
  // At the start, and when the field is back after the comparison.
  useEffect(() => {
    if (isComparing || !isPressedHere.current) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isPressedHere, isComparing]);

  const [isChecking, setChecking] = useState(false);
  const isSaving = isChecking || save?.phase === 'saving';
  const { text: draft, basis } = useNoteDraft(lead, leadRef, isSaving);
  const notSaved = useNotSaved(save, 'notesNotSaved');
  const isTooLong = areNotesTooLong(draft);
  const hasNewer = !isSaving && overwritesUnseen(basis, lead.notes, draft);
  const hasFailed = save?.phase === 'failed' && !hasNewer;
  const { notes } = lead;
  const back = (text: string, seen?: string) => {
    isPressedHere.current = true;
    putNoteDraft(session.store, leadRef, text, seen);
    setComparing(false);
  };
  const close = () => {
    isPressedHere.current = true;
    dismissSave(session.store, leadRef, 'notes');
    putNoteDraft(session.store, leadRef, null);
  };
  const cancel = () => {
    if (draft !== lead.notes) onDiscard(draft);
    close();
  };
  const submit = async () => {
    if (isSaving || isTooLong) return;
    isPressedHere.current = true;
    if (draft === lead.notes) return close();
    setChecking(true);
    const isUnseen = hasNewer || (await wouldOverwrite(session, leadRef, basis, draft));
    setChecking(false);
    // 'Cancel' was pressed meanwhile.
    if (noteDraftOf(session.store, leadRef) === null) return;
    if (isUnseen) {
      dismissSave(session.store, leadRef, 'notes');
      return setComparing(true);
    }
    // A retry of the same text keeps its request id, so that the gateway can drop a duplicate.
    if (hasFailed && save.wanted.value === draft) void retrySave(session, leadRef, 'notes');
    else void editLead(session, leadRef, { field: 'notes', value: draft });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      void submit();
    }
  };
  if (isComparing) {
    return (
      <div className="part editor" part="notes">
        <NotesConflict
          saved={notes}
          mine={draft}
          onKeep={() => {
            back(draft, notes);
            void editLead(session, leadRef, { field: 'notes', value: draft });
          }}
          onUse={cancel}
          onJoin={(text) => back(text, notes)}
          onBack={() => back(draft)}
        />
      </div>
    );
  }
  return (
    <form
      className="part editor"
      part="notes"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NotesField
        value={draft}
        onChange={(value) => putNoteDraft(session.store, leadRef, value)}
        error={hasFailed ? notSaved : undefined}
        hasNewer={hasNewer}
        inputRef={field}
      />
      <div className="foot">
        <button type="submit" className="btn primary" aria-disabled={isSaving || isTooLong || undefined}>
          {t(isSaving ? 'saving' : hasFailed ? 'retry' : 'save')}
        </button>
        <button type="button" className="btn" onClick={cancel}>
          {t('cancel')}
        </button>
        {isSaving ? null : (
          <button type="button" className="btn quiet" aria-haspopup="dialog" onClick={onDialog}>
            {t('editJobNotes')}
          </button>
        )}
      </div>
    </form>
  );
}
