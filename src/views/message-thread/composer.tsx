import { useSetAtom, useStore } from 'jotai';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Lead } from '../../contract/lead.js';
import type { ThreadRef } from '../../contract/message-thread.js';
import { ATTACHMENT_ACCEPT } from '../../domain/message-thread/attachment.js';
import { messageDraftName, storeDraftAtom, storedDraftAtom } from '../../state/draft.js';
import { type MessageThread, messageTypingAtom, type OpenThread } from '../../state/message-thread/message-thread.js';
import { sendMessageAtom } from '../../state/message-thread/send.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { image } from '../../ui/icons/thread-icons.js';
import { focusFirstOf } from '../../ui/popup/focused-in.js';
import { useWidget } from '../widget/widget-context.js';
import { ChosenFile } from './chosen-file.js';
import { QuickReplies } from './quick-replies.js';
import { type Chosen, FAULT_MESSAGES, useAttachment } from './use-attachment.js';

export interface ComposerProps {
  readonly threadRef: ThreadRef;
  readonly request: OpenThread;
  readonly lead: Lead | null;
  readonly phase: MessageThread['phase'];
}

/** The form for a message and a photo. */
export function Composer({ threadRef, request, lead, phase }: ComposerProps): ReactElement {
  const { t } = useWidget();
  const [text, setText] = useMessageDraft(threadRef);
  const attachment = useAttachment();
  const [isDropping, setDropping] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = useSetAtom(sendMessageAtom);
  const sendTyping = useSetAtom(messageTypingAtom);
  const { chosen, fault } = attachment;
  useLayoutEffect(() => form.current?.querySelectorAll('textarea').forEach(growWithText));

  const hasErrored = phase === 'failed' || phase === 'dead';
  const isDisabled = hasErrored || chosen !== null;
  const canSend = phase === 'ready' && (chosen === null ? text.trim() !== '' : chosen.sent !== null);
  const afterSend = useComposerFocus(form, chosen, isDisabled);
  const submit = () => {
    if (!canSend) return;
    const { chat: _chat, ...sender } = request;
    send({ ...sender, text, file: chosen?.sent ?? null });
    setText('');
    attachment.clear();
    afterSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a touch keyboard, Enter starts a new line.
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    submit();
  };
  const take = (files: Iterable<File>) => {
    const [file] = files;
    if (file !== undefined && !isDisabled) void attachment.choose(file);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Some apps paste text together with a picture of it. The text wins.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    take(files);
  };
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <form
      ref={form}
      className={isDropping ? 'composer dropping' : 'composer'}
      part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(!isDisabled);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
      {fault === null ? null : (
        <p className="fault" role="alert">
          <Icon path={alert} />
          {t(FAULT_MESSAGES[fault])}
        </p>
      )}
      {chosen === null ? null : (
        <ChosenFile
          chosen={chosen}
          caption={text}
          onCaption={setText}
          onKeyDown={onKeyDown}
          onOriginal={attachment.useOriginal}
          onRemove={attachment.clear}
        />
      )}
      {!isDisabled && phase === 'ready' && text === '' ? (
        <QuickReplies
          lead={lead}
          onChoose={(reply) => {
            setText(reply);
            field.current?.focus();
          }}
        />
      ) : null}
      {phase === 'loading' && chosen === null && text === '' ? <div className="replies" /> : null}
      <div className="bar">
        <input
          ref={input}
          hidden
          type="file"
          accept={ATTACHMENT_ACCEPT}
          disabled={isDisabled}
          onChange={(event) => {
            take(event.target.files ?? []);
            // Cleared after each pick, so that the same file can be picked again.
            event.target.value = '';
          }}
        />
        <button
          type="button"
          className="btn only attach"
          aria-label={t('attachPhoto')}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          <Icon path={image} />
        </button>
        <textarea
          ref={field}
          className="input"
          rows={1}
          aria-label={t('messageLabel')}
          placeholder={isDropping ? t('dropHere') : t('writeMessage')}
          dir="auto"
          // With a photo, the caption has the text.
          value={chosen === null ? text : ''}
          disabled={isDisabled}
          onChange={(event) => {
            setText(event.target.value);
            sendTyping(threadRef);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button type="submit" className="btn primary" disabled={!canSend}>
          {t('sendButton')}
        </button>
      </div>
    </form>
  );
}

/** The draft of a message. It survives closing the thread and a reload, for a day. */
function useMessageDraft(ref: ThreadRef): readonly [string, (draft: string) => void] {
  const name = messageDraftName(ref);
  const store = useStore();
  const [text, setText] = useState(() => store.get(storedDraftAtom)(name) ?? '');
  return [
    text,
    (draft) => {
      setText(draft);
      store.set(storeDraftAtom, name, draft || null);
    },
  ];
}

/**
 * Keeps the focus in the composer while a photo disables the text box. It goes to Send when a photo is ready (to its
 * Remove button until then), to the photo button when it is removed, and to the text box after sending.
 * @returns a function to call after sending
 */
function useComposerFocus(
  form: RefObject<HTMLFormElement | null>,
  chosen: Chosen | null,
  isDisabled: boolean,
): () => void {
  const returns = useRef(false);
  const had = useRef(chosen);
  const focusOn = (...selectors: readonly string[]) =>
    focusFirstOf(selectors.map((selector) => form.current?.querySelector<HTMLElement>(selector)));
  useEffect(() => {
    if (!returns.current || isDisabled) return;
    returns.current = false;
    focusOn('textarea');
  });
  useLayoutEffect(() => {
    const before = had.current;
    had.current = chosen;
    if (before === chosen || returns.current) return;
    if (before?.original === chosen?.original) {
      // Not while the caption is being typed.
      const isStill = form.current?.querySelector('.chosen .only:focus') != null;
      if (before?.sent !== null || !isStill) return;
    }
    // Send is disabled while the thread is loading.
    if (chosen) focusOn('[type="submit"]', '.chosen .only');
    else focusOn('.attach');
  });
  return () => {
    returns.current = true;
  };
}

/** Makes a text box as high as its text, as `field-sizing: content` does where the browser has it. */
function growWithText(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  box.style.height = '';
  const { scrollHeight, offsetHeight, clientHeight } = box;
  if (scrollHeight > clientHeight) box.style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
}
