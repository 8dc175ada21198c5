import { Fragment, memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { telHref } from '../../contact/phone-number.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { ChatMedia, ChatMessage, Delivery } from '../../gateway/chat/chat.js';
import type { MessageKey } from '../../i18n/messages.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { parsedUrl } from '../../web/platform.js';
import { threadKey, threadOfAtom } from '../conversation/conversation-state.js';
import { type MediaAddress, mediaAddressAtomOf, requestMedia } from '../conversation/media.js';
import { threadTools } from '../lazy-thread.js';
import type { FoundMessage } from '../search/thread-search.js';
import type { OpenImage } from '../thread-tools.js';

const MARKS: Readonly<Record<Delivery, MessageKey>> = {
  sent: 'messageSent',
  delivered: 'messageDelivered',
  read: 'messageRead',
  failed: 'messageNotSent',
};

export interface MessageBubbleProps {
  readonly threadRef: ThreadRef;
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** The author, at the start of a group; empty inside one. */
  readonly author: string;
  readonly joins: boolean;
  /** The day, shown above the first message of a day; empty otherwise. */
  readonly day: string;
  /** The label above the first unread message; empty otherwise. */
  readonly unread: string;
  readonly time: string;
  /** The time of the last message in a group is always visible, the others on hover and focus. */
  readonly endsGroup: boolean;
  /** The delivery state; null if it is not shown. */
  readonly delivery: Delivery | null;
  readonly found: FoundMessage | undefined;
  readonly onOpenImage: (image: OpenImage) => void;
}

/** A message. The provider's are on the right, the member's on the left. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps): ReactElement {
  const { threadRef, message, isOwn, author, joins, day, unread, time, endsGroup, delivery, found } = props;
  const { t } = useWidget();
  return (
    <div className={`message ${isOwn ? 'own' : 'theirs'}${joins ? ' joins' : ''}`}>
      {day || unread ? (
        <p className={unread ? 'line unread' : 'line'}>
          {day ? <span>{day}</span> : null}
          {unread ? <span>{unread}</span> : null}
        </p>
      ) : null}
      {author ? <p className="sr">{author}: </p> : null}
      {message.media.map((media) => (
        <MessageImage key={media.id} threadRef={threadRef} media={media} onOpen={props.onOpenImage} />
      ))}
      {found?.files}
      {message.body ? (
        <p className="bubble" dir="auto">
          <MessageText text={message.body} paint={found?.text} />
        </p>
      ) : null}
      <p className={endsGroup ? 'time' : 'time inside'}>
        {time}
        {delivery === null ? null : <span> · {t(MARKS[delivery])}</span>}
      </p>
    </div>
  );
});

interface MessageImageProps {
  readonly threadRef: ThreadRef;
  readonly media: ChatMedia;
  readonly onOpen: (image: OpenImage) => void;
}

/** An image of a message. Its box has its final size from the start, so that nothing moves when the image loads. */
function MessageImage({ threadRef, media, onOpen }: MessageImageProps): ReactElement {
  const { t, session } = useWidget();
  const address = useAtomValue(useMemo(() => mediaAddressAtomOf(media.id), [media.id]));
  const isLinked = useAtomValue(threadOfAtom, (threadOf) => {
    const { phase, connection } = threadOf(threadKey(threadRef));
    return phase === 'ready' && connection === 'online';
  });
  const tries = useRef(0);
  // The image did not load from this address.
  const broken = useRef<MediaAddress>(null);
  const [failed, setFailed] = useState<MediaAddress | null>(null);
  // Another address is another try.
  const hasFailed = failed !== null && failed === address;
  useEffect(() => {
    if (!isLinked) return;
    tries.current = 0;
    setFailed(null);
    requestMedia(session, { ref: threadRef, id: media.id, broken: broken.current });
  }, [session, threadRef, media.id, isLinked]);
  const name = media.filename ?? '';
  const onError = () => {
    broken.current = address;
    // The address is from an earlier connection. The next one is asked for another.
    if (!isLinked) return;
    tries.current += 1;
    // Addresses expire after some minutes. One new address is requested automatically.
    if (tries.current > 1) setFailed(address);
    else requestMedia(session, { ref: threadRef, id: media.id, broken: address });
  };
  const retry = () => {
    tries.current = 0;
    setFailed(null);
    requestMedia(session, { ref: threadRef, id: media.id, broken: address });
  };
  // Each answer loads the image again, even from the same address, so that another failure is noticed.
  const [loads, setLoads] = useState({ address, count: 0 });
  if (loads.address !== address) setLoads({ address, count: loads.count + 1 });
  const url = address?.url ?? null;
  if (hasFailed || (address !== null && url === null)) {
    const canLoad = hasFailed || address?.isUnanswered === true;
    return (
      <span className="image gone">
        <span>
          {t(canLoad ? 'imageFailed' : 'imageGone')}{' '}
          {canLoad ? (
            <button type="button" className="link" onClick={retry}>
              {t('retry')}
            </button>
          ) : null}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="image"
      aria-label={t('openImage', { name })}
      aria-haspopup="dialog"
      disabled={url === null}
      onPointerEnter={threadTools.preload}
      onClick={() => {
        if (url !== null) onOpen({ url, name });
      }}
    >
      {url === null ? (
        <span>{t('loadingImage')}</span>
      ) : (
        <img key={loads.count} src={url} alt="" onError={onError} draggable={false} />
      )}
    </button>
  );
}

interface MessageTextProps {
  readonly text: string;
  readonly paint?: FoundMessage['text'] | undefined;
}

const shownPlain = (part: string) => part;

/** The text of a message. Links, phone numbers and email addresses become links. Markup in it is shown as text. */
export function MessageText({ text, paint = shownPlain }: MessageTextProps): ReactElement {
  let from = 0;
  return (
    <>
      {textParts(text).map((part, at) => {
        const shown = paint(part.text, from);
        from += part.text.length;
        return part.href === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <Fragment key={at}>{shown}</Fragment>
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            key={at}
            href={part.href}
            {...(part.isOutside
              ? { target: '_blank', rel: 'noopener noreferrer nofollow', referrerPolicy: 'no-referrer' as const }
              : {})}
          >
            <bdi>{shown}</bdi>
          </a>
        );
      })}
    </>
  );
}

/** A piece of a message: plain text or a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
  /** Opens in a new tab. */
  readonly isOutside?: boolean;
}

const STREETS =
  'St|Street|Ave|Avenue|Blvd|Boulevard|Dr|Drive|Ln|Lane|Rd|Road|Ct|Court|Way|Pl|Place|Pkwy|Hwy|Cir|Circle|Ter|Trl';
/** Bidirectional control characters, which could disguise where a link leads. */
const TURNS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const LINK = String.raw`\b(?:https?:\/\/|www\.)[^\s<>"'${TURNS}]{2,2000}`;
const MAIL = String.raw`\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b`;
const PHONE = String.raw`(?<![\w])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}\b|(?<![\w])\+?1?\d{10}\b`;
const ADDRESS = String.raw`\b\d{1,6} (?:[A-Z][\w'-]{0,30}\.? ){1,4}(?:${STREETS})\b\.?(?:,? (?:Apt|Unit|Ste|#) ?\w{1,6})?(?:, [A-Z][A-Za-z. ]{1,30},? [A-Z]{2}(?: \d{5})?)?`;
const PATTERN = new RegExp(`(${LINK})|(${MAIL})|(${ADDRESS})|(${PHONE})`, 'g');
/** Punctuation that ends a sentence, not a URL. */
const TRAILING = `.,;:!?'"`;
/** A closing bracket belongs to a URL that has the opening one. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Finds links, email addresses, phone numbers and street addresses. Everything else, such as HTML, is plain text. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    const [found, link, email, address] = match;
    const matched = link === undefined ? found : withoutTrail(found);
    const part = partOf(matched, { link, email, address });
    if (part === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push(part);
    from = match.index + matched.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function partOf(
  text: string,
  found: Readonly<Record<'link' | 'email' | 'address', string | undefined>>,
): TextPart | undefined {
  if (found.link !== undefined) {
    const href = text.startsWith('www.') ? `https://${text}` : text;
    return isPlainAddress(href) ? { text, href, isOutside: true } : undefined;
  }
  if (found.email !== undefined) return { text, href: `mailto:${text}` };
  if (found.address !== undefined) {
    return {
      text,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`,
      isOutside: true,
    };
  }
  const href = telHref(text);
  return href ? { text, href } : undefined;
}

function withoutTrail(link: string): string {
  const counts = new Map<string, number>();
  const countOf = (sign: string) => counts.get(sign) ?? 0;
  for (const [sign] of link.matchAll(/[()[\]{}]/g)) counts.set(sign, countOf(sign) + 1);
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const half = BRACKETS[last];
    if (half === undefined ? !TRAILING.includes(last) : countOf(half) >= countOf(last)) break;
    counts.set(last, countOf(last) - 1);
  }
  return link.slice(0, end);
}

/** The part of an address before an @ can look like a host name, but it is not the host. */
function isPlainAddress(href: string): boolean {
  const url = parsedUrl(href);
  return url?.username === '' && url.password === '';
}
