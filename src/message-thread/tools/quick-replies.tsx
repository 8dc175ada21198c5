import {
  type ReactElement,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { WidgetSession } from '../../element/run-call.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { deviceListAtoms } from '../../session/device-list.js';
import { Icon } from '../../ui/icons/icon.js';
import { x } from '../../ui/icons/icons.js';
import { type OpenPopup, popupLists } from '../../ui/popup/use-popup.js';
import {
  MAX_REPLY_LENGTH,
  MAX_SAVED_REPLIES,
  matchingReplies,
  repliesIn,
  type Slash,
  slashBefore,
} from './quick-reply-rules.js';

/** The replies that a provider has saved on this device for all customers, newest first. */
const { listAtom, changeList } = deviceListAtoms('quick-replies', 'records', repliesIn);

export { listAtom as savedRepliesAtom };

/** Saves a reply on this device, unless it is too long or the list is full. */
export function saveReply({ store }: WidgetSession, spId: string, text: string): void {
  if (text.length > MAX_REPLY_LENGTH) return;
  changeList(store, spId, (replies) => {
    const others = replies.filter((each) => each !== text);
    return others.length < MAX_SAVED_REPLIES ? [text, ...others] : replies;
  });
}

export function removeReply({ store }: WidgetSession, spId: string, text: string): void {
  changeList(store, spId, (replies) => replies.filter((each) => each !== text));
}

/** A reply with its placeholders filled. */
export interface FilledReply {
  readonly text: string;
  /** The text as it was saved on this device; null for a reply of the host or of the widget. */
  readonly saved: string | null;
}

export interface QuickRepliesProps {
  readonly replies: readonly FilledReply[];
  /** Puts the reply into the text box, so that the person can edit it before sending. */
  readonly onChoose: (text: string) => void;
  readonly onRemove: (saved: string) => void;
}

/** Replies to choose from. Those that the person has saved can be removed. */
export function QuickReplies({ replies, onChoose, onRemove }: QuickRepliesProps): ReactElement {
  const { t } = useWidget();
  return (
    <ul className="replies" part="quick-replies" aria-label={t('quickReplies')}>
      {replies.map(({ text, saved }) => (
        <li key={`${saved === null} ${text}`}>
          <button type="button" onClick={() => onChoose(text)} dir="auto">
            {text}
          </button>
          {saved === null ? null : (
            <button
              type="button"
              className="take-out"
              aria-label={t('removeReply', { text })}
              onClick={() => onRemove(saved)}
            >
              <Icon path={x} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface SaveReplyProps {
  readonly text: string;
  readonly saved: readonly string[];
  readonly onSave: (text: string) => void;
  readonly onRemove: (text: string) => void;
}

/** 'Save as quick reply', which says that the text stays on this device. */
export function SaveReply({ text, saved, onSave, onRemove }: SaveReplyProps): ReactElement | null {
  const { t } = useWidget();
  const [refused, setRefused] = useState('');
  const isFull = saved.length >= MAX_SAVED_REPLIES;
  if (text === '' || text.length > MAX_REPLY_LENGTH) return null;
  if (saved.includes(text)) {
    return (
      <p className="hint save-reply">
        <span>{t('replySaved')}</span>
        <button type="button" className="link" onClick={() => onRemove(text)}>
          {t('removeSavedReply')}
        </button>
      </p>
    );
  }
  if (isFull && refused === text) {
    return (
      <p className="hint save-reply" role="alert">
        <span>{t('replyLimit', { max: MAX_SAVED_REPLIES })}</span>
      </p>
    );
  }
  return (
    <p className="hint save-reply">
      <button
        type="button"
        className="link"
        onClick={() => {
          if (isFull) setRefused(text);
          else onSave(text);
        }}
      >
        {t('saveReply')}
      </button>
      <span>{t('replyOnDevice')}</span>
    </p>
  );
}

export interface ReplySuggestionsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly replies: readonly string[];
  /** The text with the reply in place of the slash, and the new position of the caret. */
  readonly onChoose: (text: string, caret: number) => void;
}

/** The quick replies that a slash in the text box opens. */
export function ReplySuggestions({ field, text, replies, onChoose }: ReplySuggestionsProps): ReactElement {
  const { plural } = useWidget();
  const caret = useCaret(field);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const slash = caret === null ? null : slashBefore(text, caret);
  const start = slash?.start ?? null;
  const matches = slash === null ? [] : matchingReplies(replies, slash.query);
  const isWanted = matches.length > 0 && closedAt !== start;
  usePreload(popupLists, isWanted);
  const lists = isWanted ? popupLists.loaded : null;
  // Another slash opens the list again.
  if (closedAt !== null && closedAt !== start) setClosedAt(null);
  const choose = (reply: string) => {
    if (slash === null || caret === null) return;
    const before = text.slice(0, slash.start) + reply;
    onChoose(before + text.slice(caret), before.length);
  };
  return (
    <>
      {lists && slash ? (
        <OpenSuggestions
          key={slash.start}
          field={field}
          lists={lists}
          slash={slash}
          matches={matches}
          onChoose={choose}
          onClose={() => setClosedAt(start)}
        />
      ) : null}
      <span className="sr" role="status">
        {lists ? plural(matches.length, 'repliesFoundOne', 'repliesFoundMany') : ''}
      </span>
    </>
  );
}

interface OpenSuggestionsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly lists: OpenPopup['lists'];
  readonly slash: Slash;
  readonly matches: readonly string[];
  readonly onChoose: (reply: string) => void;
  readonly onClose: () => void;
}

/**
 * The open list. The text box keeps the focus, and screen readers follow its active descendant. Handles keys before the
 * composer sends.
 */
function OpenSuggestions({ field, lists, slash, matches, onChoose, onClose }: OpenSuggestionsProps): ReactElement {
  const { t } = useWidget();
  const id = useId();
  const [moved, setMoved] = useState({ query: slash.query, index: 0 });
  const active = moved.query === slash.query ? Math.min(moved.index, matches.length - 1) : 0;
  const activate = (index: number) => setMoved({ query: slash.query, index });
  const { SuggestionList, stepTo } = lists;
  const options = matches.map((reply) => ({ id: reply, label: reply, match: matchIn(reply, slash.query) }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const chosen = matches[active];
    const next = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down))$/.test(key) ? stepTo(options, active, key, true) : null;
    const isChosen = (key === 'Enter' || key === 'Tab') && chosen !== undefined;
    if (next === null && !isChosen && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    // The next key may be pressed before React renders.
    flushSync(() => {
      if (next !== null) activate(next);
      else if (isChosen) onChoose(chosen);
      else onClose();
    });
  };
  useLayoutEffect(() => {
    const box = field.current;
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  });
  useLayoutEffect(() => {
    const box = field.current;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) box?.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) box?.removeAttribute(name);
    };
  }, [field, id, active]);

  return (
    <SuggestionList
      id={id}
      label={t('quickReplies')}
      anchor={field}
      options={options}
      isLoading={false}
      active={active}
      note=""
      onActive={activate}
      onChoose={(index) => {
        const reply = matches[index];
        if (reply !== undefined) onChoose(reply);
      }}
      onClose={onClose}
    />
  );
}

function matchIn(reply: string, query: string): readonly [number, number] | undefined {
  const at = query === '' ? -1 : reply.toLocaleLowerCase().indexOf(query.toLocaleLowerCase());
  return at < 0 ? undefined : [at, at + query.length];
}

const CARET_EVENTS = ['keyup', 'pointerup', 'focus', 'blur', 'select'];

/** The position of the caret; null without the focus or with a selection. Typing renders again, and reads it again. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): number | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      const stop = new AbortController();
      for (const name of CARET_EVENTS) field.current?.addEventListener(name, notify, { signal: stop.signal });
      return () => stop.abort();
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => {
    const box = field.current;
    return box?.matches(':focus') && box.selectionStart === box.selectionEnd ? box.selectionStart : null;
  });
}
