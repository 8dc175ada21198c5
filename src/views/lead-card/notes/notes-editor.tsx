import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Lead } from '../../../contract/lead.js';
import { NOTES_MAX_LENGTH } from '../../../contract/limits.js';
import { isSignedOut } from '../../../domain/gateway-error/failure-status.js';
import { areNotesTooLong } from '../../../domain/lead/edit.js';
import { leadSaveMessages } from '../../../i18n/lead-card/lead-save.en-US.js';
import { formMessages } from '../../../i18n/widget/form.en-US.js';
import { dismissSaveAtom, editLeadAtom, retrySaveAtom } from '../../../state/lead/lead-edit.js';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { putNoteDraftAtom } from '../../../state/lead/note-draft.js';
import { TextField } from '../../../ui/field/text-field.js';
import { LazyPartProvider } from '../../widget/lazy-part-provider.js';
import { useWidget } from '../../widget/widget-context.js';
import { useLeadSave } from '../use-lead.js';
import editorCss from './notes-editor.css?inline';

interface NotesEditorProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly draft: string;
  readonly isPressedHere: RefObject<boolean>;
  /** 'Cancel' has thrown a changed text away. */
  readonly onDiscard: (text: string) => void;
}

const MESSAGES = [formMessages, leadSaveMessages];

/** The editor of the notes. */
export function NotesEditor(props: NotesEditorProps): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES} sheet={editorCss}>
      <Editor {...props} />
    </LazyPartProvider>
  );
}

/** After 'Cancel': the text is gone, and 'Undo' brings it back. */
export function DiscardedNote(props: { readonly onUndo: () => void }): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES}>
      <Discarded {...props} />
    </LazyPartProvider>
  );
}

function Discarded({ onUndo }: { readonly onUndo: () => void }): ReactElement {
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

function Editor({ lead, leadRef, draft, isPressedHere, onDiscard }: NotesEditorProps): ReactElement {
  const { t, format, requester } = useWidget();
  const save = useLeadSave(leadRef, 'notes');
  const edit = useSetAtom(editLeadAtom);
  const retry = useSetAtom(retrySaveAtom);
  const dismiss = useSetAtom(dismissSaveAtom);
  const putDraft = useSetAtom(putNoteDraftAtom);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isPressedHere.current) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isPressedHere]);

  const isSaving = save?.phase === 'saving';
  const hasFailed = save?.phase === 'failed';
  const isExpired = save?.failure && isSignedOut(save.failure);
  const isTooLong = areNotesTooLong(draft);
  const close = () => {
    isPressedHere.current = true;
    dismiss({ lead: leadRef, field: 'notes' });
    putDraft({ lead: leadRef, draft: null });
  };
  const cancel = () => {
    if (draft !== lead.notes) onDiscard(draft);
    close();
  };
  const submit = () => {
    if (isSaving || isTooLong) return;
    isPressedHere.current = true;
    if (draft === lead.notes) return close();
    // A retry of the same text keeps its request id, so that the gateway can drop a duplicate.
    if (hasFailed && save.wanted.value === draft) void retry({ lead: leadRef, field: 'notes', requester });
    else void edit({ lead: leadRef, edit: { field: 'notes', value: draft }, requester });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <form
      className="part editor"
      part="notes"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('yourNotes')}
        multiline
        value={draft}
        onChange={(value) => putDraft({ lead: leadRef, draft: value })}
        counter={t('notesCount', { count: format.count(draft.length), max: format.count(NOTES_MAX_LENGTH) })}
        error={
          isTooLong
            ? t('notesTooLong', { max: format.count(NOTES_MAX_LENGTH) })
            : hasFailed
              ? t(isExpired ? 'signedOut' : 'notesNotSaved')
              : undefined
        }
        inputRef={field}
      />
      <div className="foot">
        <button type="submit" className="btn primary" aria-disabled={isSaving || isTooLong || undefined}>
          {t(isSaving ? 'saving' : hasFailed ? 'retry' : 'save')}
        </button>
        <button type="button" className="btn" onClick={cancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
