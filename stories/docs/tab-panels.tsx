import { Children, isValidElement, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './docs.css';

/** The tab that a key leads to from this tab; undefined for other keys. */
function reachedBy(key: string, place: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const step = key === forward ? 1 : key === back ? -1 : 0;
  return step === 0 ? undefined : (place + step + count) % count;
}

export interface TabPanelsProps<Label extends string> {
  /** The accessible name of the tab list. */
  readonly name: string;
  readonly labels: readonly Label[];
  readonly open: Label;
  readonly onOpen: (label: Label) => void;
  /** A panel for each label, in the same order. All panels are in the page, and one is visible. */
  readonly children: ReactNode;
}

/** Tabs with panels. The arrow keys, Home and End move between the tabs. */
export function TabPanels<Label extends string>({ name, labels, open, onOpen, children }: TabPanelsProps<Label>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = Children.toArray(children).filter((child) => isValidElement(child));
  const idOf = (label: Label) => `${id}${labels.indexOf(label)}`;
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const place = reachedBy(event.key, labels.indexOf(open), labels.length, isRightToLeft);
    const label = place === undefined ? undefined : labels[place];
    if (place === undefined || label === undefined) return;
    event.preventDefault();
    onOpen(label);
    list.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div className="docs-tabs">
      <div ref={list} role="tablist" aria-label={name} className="sb-unstyled docs-tab-list">
        {labels.map((label) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={idOf(label)}
            aria-selected={label === open}
            aria-controls={`${idOf(label)}-panel`}
            tabIndex={label === open ? 0 : -1}
            onClick={() => onOpen(label)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      {labels.map((label, place) => (
        <div
          key={label}
          role="tabpanel"
          id={`${idOf(label)}-panel`}
          aria-labelledby={idOf(label)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
          tabIndex={0}
          hidden={label !== open}
        >
          {panels[place]}
        </div>
      ))}
    </div>
  );
}
