import type { ReactElement } from 'react';
import { Icon } from './icon.js';
import { left, right } from './late-icons.js';
import { pageNumbers } from './page-numbers.js';
import pagesCss from './pages.css?inline';
import { bringsSheet } from './sheet-ref.js';

export interface PagesProps {
  /** The chosen page, from 1. */
  page: number;
  count: number;
  onPage(page: number): void;
  words: {
    /** Name of the region: 'Pages'. */
    label: string;
    previous: string;
    next: string;
    /** Name of one number: 'Page 3'. */
    page(page: number): string;
    /** What stands between the arrows where it is narrow: 'Page 3 of 5'. */
    brief(page: number, count: number): string;
  };
}

const sheet = bringsSheet(pagesCss);

/** Previous, numbers, Next. Buttons at the ends keep the focus and do nothing, so that a keyboard is not thrown off. */
export function Pages({ page, count, onPage, words }: PagesProps): ReactElement {
  const step = (to: number, label: string, path: string) => {
    const off = to < 1 || to > count;
    return (
      <button
        type="button"
        className="btn only"
        aria-label={label}
        title={label}
        aria-disabled={off || undefined}
        onClick={() => off || onPage(to)}
      >
        <Icon path={path} className="flips" />
      </button>
    );
  };
  return (
    <nav className="pages" ref={sheet} aria-label={words.label}>
      {step(page - 1, words.previous, left)}
      <ol>
        {pageNumbers(page, count).map((number, index) =>
          number === 0 ? (
            <li key={-index} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                className="btn"
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => number === page || onPage(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ol>
      <span className="brief">{words.brief(page, count)}</span>
      {step(page + 1, words.next, right)}
    </nav>
  );
}
