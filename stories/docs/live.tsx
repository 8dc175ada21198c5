import { createElement, useRef } from 'react';
import '../../src/elements.js';
import type { WidgetTag } from '../page/widget-tag.js';
import './docs.css';

export interface LiveProps {
  readonly tag: WidgetTag;
  /** The attributes of the example, as in HTML. */
  readonly given?: Readonly<Record<string, string>>;
}

/** A tag at work in a page of words, with the gateway of the demo. One that opens on request has a button. */
export function Live({ tag, given = {} }: LiveProps) {
  const element = useRef<HTMLElement>(null);
  const open = () => {
    const show: unknown = element.current && Reflect.get(element.current, 'show');
    if (typeof show === 'function') Reflect.apply(show, element.current, []);
  };
  return (
    <div className="sb-unstyled docs-live">
      <lead-gateway demo="default">{createElement(tag, { ...given, ref: element })}</lead-gateway>
      {tag === 'review-request-modal' ? (
        <button type="button" onClick={open}>
          Ask for a review
        </button>
      ) : null}
    </div>
  );
}
