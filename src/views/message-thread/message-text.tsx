import type { ReactElement } from 'react';
import { textParts } from '../../domain/message-thread/text-parts.js';

/** The words of a message: links, numbers and addresses can be followed, nothing in it is ever markup. */
export function MessageText({ text }: { text: string }): ReactElement {
  const parts = textParts(text);
  if (parts.every(({ href }) => href === undefined)) return <>{text}</>;
  return (
    <>
      {parts.map((part, at) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            key={at}
            href={part.href}
            {...(part.isOutside
              ? { target: '_blank', rel: 'noopener noreferrer nofollow', referrerPolicy: 'no-referrer' as const }
              : {})}
          >
            {part.text}
          </a>
        ),
      )}
    </>
  );
}
