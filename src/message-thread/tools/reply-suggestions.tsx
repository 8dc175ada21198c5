import { type ReactElement, type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWidget } from '../../element/widget/widget-context.js';
import { type OpenPopup, usePopup } from '../../ui/popup/use-popup.js';
import { matchingReplies, type Slash, slashBefore } from './quick-reply-rules.js';

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
  const popup = usePopup();
  const caret = useCaret(field, text);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const slash = caret === null ? null : slashBefore(text, caret);
  const start = slash?.start ?? null;
  const matches = slash === null ? [] : matchingReplies(replies, slash.query);
  const isWanted = matches.length > 0 && closedAt !== start;
  const open = isWanted ? popup.open : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slash opens the list again
  useEffect(() => setClosedAt(null), [start]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup follows what was typed
  useEffect(() => (isWanted ? popup.show('') : popup.hide()), [isWanted]);
  const choose = (reply: string) => {
    if (slash === null || caret === null) return;
    const before = text.slice(0, slash.start) + reply;
    onChoose(before + text.slice(caret), before.length);
  };
  return (
    <>
      {open && slash ? (
        <OpenSuggestions
          key={slash.start}
          field={field}
          open={open}
          slash={slash}
          matches={matches}
          onChoose={choose}
          onClose={() => setClosedAt(start)}
        />
      ) : null}
      <span className="sr" role="status">
        {open ? plural(matches.length, 'repliesFoundOne', 'repliesFoundMany') : ''}
      </span>
    </>
  );
}

interface OpenSuggestionsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly open: OpenPopup;
  readonly slash: Slash;
  readonly matches: readonly string[];
  readonly onChoose: (reply: string) => void;
  readonly onClose: () => void;
}

/**
 * The open list. The text box keeps the focus and its role, which `textarea` cannot change; a screen reader follows
 * its active descendant. The keys are taken before the composer sends.
 */
function OpenSuggestions({ field, open, slash, matches, onChoose, onClose }: OpenSuggestionsProps): ReactElement {
  const { t } = useWidget();
  const id = useId();
  const [moved, setMoved] = useState({ query: slash.query, index: 0 });
  const active = moved.query === slash.query ? Math.min(moved.index, matches.length - 1) : 0;
  const activate = (index: number) => setMoved({ query: slash.query, index });
  const { SuggestionList, stepTo } = open.lists;
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
    // The next key may come before React would draw by itself.
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
      open={open}
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

/** Where the caret of the text box is; null without the focus or with a selection. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string): number | null {
  const [caret, setCaret] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing moves the caret
  useLayoutEffect(() => {
    const box = field.current;
    if (box === null) return;
    const read = () => {
      const hasFocus = box.matches(':focus') && box.selectionStart === box.selectionEnd;
      setCaret(hasFocus ? box.selectionStart : null);
    };
    read();
    const events = ['keyup', 'pointerup', 'focus', 'blur', 'select'];
    for (const name of events) box.addEventListener(name, read);
    return () => {
      for (const name of events) box.removeEventListener(name, read);
    };
  }, [field, text]);
  return caret;
}
