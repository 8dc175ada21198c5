import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { formatOf, plainSpaces } from '../../i18n/format.js';
import type { Lead } from '../../lead-card/lead/lead.js';
import { joinTabs } from '../../lead-card/lead/lead-changes.js';
import { Icon } from '../../ui/icons/icon.js';
import { clock } from '../../ui/icons/icons.js';
import { popupLists } from '../../ui/popup/use-popup.js';
import { type OpenThread, type Sender, threadKey } from '../conversation/conversation-state.js';
import {
  type FilledReply,
  QuickReplies,
  ReplySuggestions,
  removeReply,
  SaveReply,
  savedRepliesAtom,
  saveReply,
} from './quick-replies.js';
import { fillReply, quickReplies, repliesIn, replyValues } from './quick-reply-rules.js';
import { isNight, nextMorning, returnedAtom, sendInMorning, TICK_MS, timeZoneOf } from './schedule.js';

interface NightHintProps {
  readonly lead: Lead | null;
  readonly sender: Sender;
  readonly text: string;
  /** The text was scheduled for this time of day. */
  readonly onScheduled: (time: string) => void;
}

/** 'It is 11 PM for the customer', with 'Send in the morning'. Nothing by day or without a known time zone. */
function NightHint({ lead, sender, text, onScheduled }: NightHintProps): ReactElement | null {
  const { t, format } = useWidget();
  const now = useClock();
  const timeZone = lead && timeZoneOf(lead.customer.address);
  if (timeZone === null || !isNight(now, timeZone)) return null;
  const time = formatOf(format.locale, timeZone).time(new Date(nextMorning(now, timeZone)));
  const hour = new Intl.DateTimeFormat(format.locale, { hour: 'numeric', timeZone }).format(now);
  return (
    <div className="hint night">
      <p>
        <Icon path={clock} />
        {t('nightThere', { time: plainSpaces(hour) })}
      </p>
      {text === '' ? null : (
        <p>
          <button
            type="button"
            className="link"
            onClick={() => {
              sendInMorning({ ...sender, text, timeZone });
              onScheduled(time);
            }}
          >
            {t('sendInMorning')}
          </button>
          <span>{t('sendInMorningHint', { time })}</span>
        </p>
      )}
    </div>
  );
}

/** The time, in milliseconds since 1970. */
function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long an announcement for screen readers stays, in milliseconds. */
const SAID_MS = 10_000;

export interface ComposerToolsProps {
  readonly request: OpenThread;
  readonly lead: Lead | null;
  readonly provided: object | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Quick replies, the search for them after a slash, and a hint at night. */
export function ComposerTools({ request, lead, provided, text, onText, field }: ComposerToolsProps): ReactElement {
  const { t } = useWidget();
  const store = useStore();
  const { session, ref } = request;
  const { spId } = ref;
  const saved = useAtomValue(savedRepliesAtom)(spId);
  const replies = useReplies(saved, provided, lead);
  useEffect(() => joinTabs(store), [store]);
  const [said, setSaid] = useState('');
  // Clear it, so that a screen reader does not find a stale announcement.
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(setSaid, SAID_MS, '');
    return () => clearTimeout(timer);
  }, [said]);
  const caret = useRef<number | null>(null);
  useEffect(popupLists.preload, []);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const put = (next: string, at = next.length) => {
    caret.current = at;
    onText(next);
    field.current?.focus();
  };
  useReturned(request, (back) => put(text === '' ? back : `${back}\n${text}`));
  const takeOut = (reply: string) => {
    removeReply(session, spId, reply);
    setSaid(t('replyRemoved'));
    field.current?.focus();
  };
  const isSlash = text.trimStart().startsWith('/');
  return (
    <>
      <NightHint
        lead={lead}
        sender={request}
        text={isSlash ? '' : text.trim()}
        onScheduled={(time) => {
          setSaid(t('sendsAtTheirs', { time }));
          put('');
        }}
      />
      {text === '' ? <QuickReplies replies={replies} onChoose={put} onRemove={takeOut} /> : null}
      {text === '' || isSlash ? null : (
        <SaveReply
          text={text.trim()}
          saved={saved}
          onSave={(reply) => {
            saveReply(session, spId, reply);
            setSaid(t('replySaved'));
            field.current?.focus();
          }}
          onRemove={takeOut}
        />
      )}
      <ReplySuggestions field={field} text={text} replies={replies.map((reply) => reply.text)} onChoose={put} />
      <span className="sr" role="status">
        {said}
      </span>
    </>
  );
}

/** Puts the text of a canceled message back into the composer. */
function useReturned({ ref, session }: Pick<OpenThread, 'ref' | 'session'>, put: (text: string) => void): void {
  const key = threadKey(ref);
  const text = useAtomValue(returnedAtom, (returned) => returned.get(key));
  useEffect(() => {
    // Another widget of the conversation may have taken it.
    if (text === undefined || !session.store.get(returnedAtom).has(key)) return;
    session.store.set(returnedAtom, key, null);
    put(text);
  });
}

/** The person's own replies, then the host's or the built-in ones, without repeated texts. */
function useReplies(saved: readonly string[], provided: object | undefined, lead: Lead | null): readonly FilledReply[] {
  const { t } = useWidget();
  const values = replyValues(lead);
  const usual = quickReplies(lead).map((reply) => t(reply.key, reply.values));
  const others = provided === undefined ? usual : repliesIn(provided).map((reply) => fillReply(reply, values));
  const own = saved.map((reply) => ({ text: fillReply(reply, values), saved: reply }));
  const known = new Set(own.map(({ text }) => text));
  const rest = [...new Set(others)].filter((text) => text !== '' && !known.has(text));
  return [...own, ...rest.map((text) => ({ text, saved: null }))];
}
