import { useId, useState } from 'react';

export interface CopiedProps {
  readonly title: string;
  readonly text: string;
  /** What a reader must know about it. */
  readonly note?: string | undefined;
}

/** A text with a button that copies it. */
export function Copied({ title, text, note }: CopiedProps) {
  const [said, setSaid] = useState('');
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Not copied. Select the text and copy it yourself.');
    }
  };
  return (
    <section aria-labelledby={id} className="copied">
      <header>
        <h2 id={id}>{title}</h2>
        <span role="status">{said}</span>
        <button type="button" aria-label={`Copy: ${title}`} onClick={copy} onBlur={() => setSaid('')}>
          Copy
        </button>
      </header>
      {note === undefined ? null : <p>{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
