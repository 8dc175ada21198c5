import { type KeyboardEvent, type ReactElement, useId } from 'react';
import { Icon } from '../icons/icon.js';
import { star } from '../icons/lazy-icons.js';
import { sheetRef } from '../theme/sheets.js';
import starRatingCss from './star-rating.css?inline';

export interface StarRatingProps {
  /** Name of the group; for screen readers only. */
  label: string;
  /** The name of each star, from the first: 'Poor' to 'Great'. */
  labels: readonly string[];
  /** The number of stars; 0 for no rating. */
  value: number;
  /** Called with a new number of stars, not with the current one. */
  onChange(value: number): void;
}

const sheet = sheetRef(starRatingCss);

/** The star to focus for an arrow key. The ends do not wrap. */
function leadTo(star: HTMLInputElement, key: string, group: HTMLElement): HTMLInputElement | 'stay' | null {
  if (!/^Arrow(Up|Down|Left|Right)$/.test(key)) return null;
  const ahead = getComputedStyle(group).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const stars = [...group.querySelectorAll('input')];
  return stars[stars.indexOf(star) + (key === ahead || key === 'ArrowDown' ? 1 : -1)] ?? 'stay';
}

/**
 * A star rating made of native radio buttons. A rating may be sent as soon as it is given, so arrow keys only move the
 * focus. Space and Enter give the rating.
 */
export function StarRating({ label, labels, value, onChange }: StarRatingProps): ReactElement {
  const name = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
    const to = leadTo(target, event.key, event.currentTarget);
    if (event.key === 'Enter') target.click();
    else if (to === null) return;
    else if (to !== 'stay') to.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <fieldset
      ref={sheet}
      className="stars"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radio buttons is one choice
      role="radiogroup"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {labels.map((caption, index) => (
        <label key={caption} data-given={index < value || undefined}>
          <input
            type="radio"
            name={name}
            value={index + 1}
            checked={index + 1 === value}
            onChange={() => onChange(index + 1)}
          />
          <Icon path={star} />
          <span>{caption}</span>
        </label>
      ))}
    </fieldset>
  );
}
