import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { useStore } from '../element/widget/store.js';
import { usePreload } from '../element/widget/use-lazy.js';
import { useWidget } from '../element/widget/widget-context.js';
import { ATTACHMENT_ACCEPT, PHOTOS_AT_ONCE } from '../gateway/limits.js';
import type { Lead } from '../lead-card/lead/lead.js';
import { messageDraftName, storeDraft, storedDraftAtom } from '../session/draft.js';
import type { ThreadRef } from '../session/lead-ref.js';
import { Icon } from '../ui/icons/icon.js';
import { alert } from '../ui/icons/icons.js';
import { image } from '../ui/icons/thread-icons.js';
import { focusFirstOf } from '../ui/popup/focused-in.js';
import { type MessageThread, type OpenThread, sendTyping } from './conversation/conversation-state.js';
import { sendMessage } from './conversation/send.js';
import { ComposerTools, PhotoTray, threadTools } from './lazy-thread.js';
import type { ChosenPhoto, Refusal } from './photo/photo-tray.js';
import { REFUSAL_MESSAGES, usePhotos } from './photo/use-photos.js';

export interface ComposerProps {
  readonly request: OpenThread;
  readonly lead: Lead | null;
  readonly phase: MessageThread['phase'];
  readonly provided: object | undefined;
}

/** The form for a message and photos. */
export function Composer({ request, lead, phase, provided }: ComposerProps): ReactElement {
  const { t } = useWidget();
  const [text, setText] = useMessageDraft(request.ref);
  const { photos, refusals, change, clear, choose } = usePhotos();
  const [isDropping, setDropping] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isReady: hasTools } = usePreload(threadTools, phase === 'ready');
  useLayoutEffect(() => form.current?.querySelectorAll('textarea').forEach(growWithText));

  const hasErrored = phase === 'failed' || phase === 'dead';
  const hasPhotos = photos.length > 0;
  const isDisabled = hasErrored || hasPhotos;
  const files = photos.flatMap(({ sent }) => sent ?? []);
  const canSend = phase === 'ready' && (hasPhotos ? files.length === photos.length : text.trim() !== '');
  const afterSend = useComposerFocus(form, photos, isDisabled);
  const submit = () => {
    if (!canSend) return;
    sendMessage({ ...request, text, files });
    setText('');
    clear();
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
    if (!hasErrored) void choose([...files]);
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
    // Moving a chosen photo carries no file.
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
        setDropping(!hasErrored && event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
      onPaste={onPaste}
      onMouseDown={(event) => {
        // After a double press on Send the button is disabled, and the text box would lose the focus.
        if (event.target instanceof Element && event.target.matches('.bar')) event.preventDefault();
      }}
    >
      <Refusals refusals={refusals} />
      {hasPhotos ? (
        <LazyBoundary isSilent>
          <PhotoTray photos={photos} change={change} caption={text} onCaption={setText} onKeyDown={onKeyDown} />
        </LazyBoundary>
      ) : null}
      {isDisabled ? null : (
        <div className="tools">
          {hasTools && phase === 'ready' ? (
            <LazyBoundary isSilent>
              <ComposerTools
                request={request}
                lead={lead}
                provided={provided}
                text={text}
                onText={setText}
                field={field}
              />
            </LazyBoundary>
          ) : null}
        </div>
      )}
      <div className="bar">
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept={ATTACHMENT_ACCEPT}
          disabled={hasErrored}
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
          disabled={hasErrored}
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
          // With photos, the caption has the text.
          value={hasPhotos ? '' : text}
          disabled={isDisabled}
          onChange={(event) => {
            setText(event.target.value);
            sendTyping(request.session, request.ref);
          }}
          onKeyDown={onKeyDown}
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
      storeDraft(store, name, draft || null);
    },
  ];
}

/** Why photos were refused. Disappears after some seconds. */
function Refusals({ refusals }: { refusals: readonly Refusal[] }): ReactElement | null {
  const { t, format } = useWidget();
  if (refusals.length === 0) return null;
  return (
    <div className="fault" role="alert">
      <Icon path={alert} />
      <div>
        {refusals.map(({ name, error }, at) => {
          const sentence = t(REFUSAL_MESSAGES[error], { most: format.count(PHOTOS_AT_ONCE) });
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          return <p key={at}>{name === '' ? sentence : t('fileFault', { name, fault: sentence })}</p>;
        })}
      </div>
    </div>
  );
}

/**
 * Keeps the focus in the composer while photos disable the text box: on Remove while they are prepared, then on Send, on
 * the photo button when none is left, and on the text box after sending. Does not interrupt the caption or a reorder.
 * @returns a function to call after sending
 */
function useComposerFocus(
  form: RefObject<HTMLFormElement | null>,
  photos: readonly ChosenPhoto[],
  isDisabled: boolean,
): () => void {
  const returns = useRef(false);
  const had = useRef(photos);
  // Has the focus until the photos are ready.
  const waits = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = had.current;
    had.current = photos;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (returns.current) {
      returns.current = isDisabled;
      if (!isDisabled) focusFirstOf([find('textarea')]);
      return;
    }
    if (before === photos) return;
    if (photos.length === 0) return focusFirstOf([find('.attach')]);
    const isStill = waits.current !== null && waits.current === find(':focus');
    if (photos.length <= before.length ? !isStill : find('.chosen :focus')) return;
    // Send is disabled while the thread is loading.
    focusFirstOf([find('[type="submit"]'), find('.chosen .take-out')]);
    waits.current = find('.take-out:focus') ?? null;
  });
  return () => {
    returns.current = true;
  };
}

/** Makes a text box as high as its text, in browsers without `field-sizing: content`. */
function growWithText(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  const { form } = box;
  // A form that shrinks while its box is measured would scroll the conversation away from its end.
  if (form) form.style.minHeight = `${form.offsetHeight}px`;
  box.style.height = '';
  const { scrollHeight, offsetHeight, clientHeight } = box;
  if (scrollHeight > clientHeight) box.style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
  if (form) form.style.minHeight = '';
}
