import './docs.css';

/** Drawn by `npm run pictures`. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

interface PicturesProps {
  readonly tag: string;
  /** Where a picture leads: the address of a story. */
  readonly href: string | undefined;
}

/** A tag in light and in dark. Draws nothing for a tag that shows nothing itself. */
export function Pictures({ tag, href }: PicturesProps) {
  const shown = ['light', 'dark'].flatMap((scheme) => {
    const source = files[`./pictures/${tag}-${scheme}.webp`];
    if (source === undefined) return [];
    return [
      <a key={scheme} href={href} target="_top">
        <img src={source} alt={`${tag}, ${scheme}`} loading="lazy" />
      </a>,
    ];
  });
  return shown.length === 0 ? null : <p className="sb-unstyled docs-pictures">{shown}</p>;
}
