import './docs.css';

/** Drawn by `npm run pictures`. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

interface PicturesProps {
  readonly tag: string;
  /** The address of the story that the picture links to. */
  readonly href: string | undefined;
}

/** Pictures of a tag in light and dark. Draws nothing for a tag without content of its own. */
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
