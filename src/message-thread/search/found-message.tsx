import type { ReactNode } from 'react';
import { placeOfIndex } from '../list/messages.js';
import type { ThreadMessages } from '../message.js';
import { type Stretch, stretchesOf } from './search.js';
import type { Found, FoundMessage } from './use-thread-search.js';

export interface FoundWords {
  readonly messages: ThreadMessages;
  /** Indices of the messages that have the words. */
  readonly hits: readonly number[];
  readonly words: string;
  /** The message that the person is at. */
  readonly current: number | null;
}

/** Marks the words in the messages that are drawn. */
export function foundIn({ messages, hits, words, current }: FoundWords): Found {
  const known = new Map<number, FoundMessage>();
  const isHit = new Set(hits);
  return {
    of(index) {
      const message = messages[placeOfIndex(messages, index)];
      if (!isHit.has(index) || message === undefined) return undefined;
      const className = index === current ? 'now' : undefined;
      const inBody = stretchesOf(message.body, words);
      const files = message.media.flatMap(({ id, filename }) => {
        const stretches = stretchesOf(filename ?? '', words);
        if (filename === null || stretches.length === 0) return [];
        return [
          <p className="found-file" key={`found ${id}`}>
            {marked(filename, 0, stretches, className)}
          </p>,
        ];
      });
      const found = known.get(index) ?? {
        text: (part: string, from: number) => marked(part, from, inBody, className),
        files,
      };
      known.set(index, found);
      return found;
    },
  };
}

/** A part of a text, with the stretches of the whole text that fall into it marked. */
function marked(
  part: string,
  from: number,
  stretches: readonly Stretch[],
  className: string | undefined,
): readonly ReactNode[] {
  const shown: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    const [first, last] = [Math.max(at, start - from), Math.min(part.length, end - from)];
    if (first >= last) continue;
    shown.push(part.slice(at, first));
    shown.push(
      <mark key={start} className={className}>
        {part.slice(first, last)}
      </mark>,
    );
    at = last;
  }
  shown.push(part.slice(at));
  return shown;
}
