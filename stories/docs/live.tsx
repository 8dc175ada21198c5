import { createElement, useEffect, useRef } from 'react';
import type {} from '../../src/elements.js';
import type { WidgetTag } from '../page/widget-tag.js';
import './docs.css';

export interface LiveProps {
  readonly tag: WidgetTag;
  /** The attributes of the example, as in HTML. An empty one is a boolean attribute that is set. */
  readonly given?: Readonly<Record<string, string>>;
}

/** A live tag in a docs page, with the demo gateway. One that opens on request has a button. */
export function Live({ tag, given = {} }: LiveProps) {
  const element = useRef<HTMLElement>(null);
  // Loaded after the page is drawn, because the tags are most of its code.
  useEffect(() => void import('../../src/elements.js'), []);
  const open = () => {
    const show: unknown = element.current && Reflect.get(element.current, 'show');
    if (typeof show === 'function') Reflect.apply(show, element.current, []);
  };
  // React passes a value as a property, and an empty text as a property is false.
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
