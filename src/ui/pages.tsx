import type { ReactElement } from 'react';
import { Icon } from './icons/icon.js';
import { left, right } from './icons/lazy-icons.js';
import pagesCss from './pages.css?inline';
import { sheetRef } from './theme/sheets.js';

export interface PagesProps {
  /** The chosen page, from 1. */
  page: number;
  count: number;
  /** Also called for the current page: a person may return to it while another one loads. */
  onPage(page: number): void;
  labels: {
    /** Name of the region: 'Pages'. */
    label: string;
    previous: string;
    next: string;
    /** Name of one number: 'Page 3'. */
    page(page: number): string;
    /** The text between the arrows in a narrow widget: 'Page 3 of 5'. */
    brief(page: number, count: number): string;
  };
}

const sheet = sheetRef(pagesCss);

/**
 * Pagination: Previous, page numbers, Next. The buttons at the ends stay focusable and do nothing, so that the
 * keyboard focus is not lost.
 */
export function Pages({ page, count, onPage, labels }: PagesProps): ReactElement {
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
    <nav className="pages" ref={sheet} aria-label={labels.label}>
      {step(page - 1, labels.previous, left)}
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
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ol>
      <span className="brief">{labels.brief(page, count)}</span>
      {step(page + 1, labels.next, right)}
    </nav>
  );
}

/**
 * The page numbers to show: all up to seven, otherwise the first, the last and those around the current one. There are
 * then always seven entries, so that nothing moves under the pointer. Pages count from 1; 0 is a gap.
 */
export function pageNumbers(page: number, count: number): number[] {
  const run = (from: number, to: number) =>
    [...new Array(Math.max(0, to - from + 1)).keys()].map((step) => from + step);
  if (count <= 7) return run(1, count);
  if (page <= 4) return [...run(1, 5), 0, count];
  if (page >= count - 3) return [1, 0, ...run(count - 4, count)];
  return [1, 0, page - 1, page, page + 1, 0, count];
}
