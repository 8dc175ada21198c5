import { createElement, useEffect, useRef } from 'react';
import type {} from '../../src/elements.js';
import type { WidgetTag } from '../page/widget-tag.js';
import './docs.css';

export interface LiveProps {
  readonly tag: WidgetTag;
  /** The attributes of the example, as in HTML. An empty string sets a boolean attribute. */
  readonly given?: Readonly<Record<string, string>>;
}

/** A live tag in a docs page, with the demo gateway. A dialog has a button that opens it. */
export function Live({ tag, given = {} }: LiveProps) {
  const element = useRef<HTMLElement>(null);
  // Loaded after the first render, because the tags are most of the page's code.
  useEffect(() => void import('../../src/elements.js'), []);
  const open = () => {
    const show: unknown = element.current && Reflect.get(element.current, 'show');
    if (typeof show === 'function') Reflect.apply(show, element.current, []);
  };
  // React sets values as properties, and an empty string in a boolean property means false.
  const values = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text === '' ? true : text]));
  return (
    <div className="sb-unstyled docs-live">
      <lead-gateway demo="default">{createElement(tag, { ...values, ref: element })}</lead-gateway>
      {tag === 'review-request-modal' ? (
        <button type="button" onClick={open}>
          Ask for a review
        </button>
      ) : null}
    </div>
  );
}
