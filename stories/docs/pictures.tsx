import './docs.css';

/** Drawn by `npm run pictures`. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** A tag in light and in dark. Draws nothing for a tag that shows nothing itself. */
export function Pictures({ tag }: { readonly tag: string }) {
  const shown = ['light', 'dark'].flatMap((scheme) => {
    const source = files[`./pictures/${tag}-${scheme}.webp`];
    return source === undefined ? [] : [<img key={scheme} src={source} alt={`${tag}, ${scheme}`} loading="lazy" />];
  });
  return shown.length === 0 ? null : <p className="sb-unstyled docs-pictures">{shown}</p>;
}
