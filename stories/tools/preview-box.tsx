import { useLayoutEffect, useRef } from 'react';
import '../../src/elements.js';
import { THEMES } from '../../.storybook/theme-sheet.js';
import type { SnippetOptions } from '../../src/cli/snippet.js';
import { useToolbar } from '../page/toolbar.js';
import { Widget, type WidgetTag } from '../page/widget-tag.js';

/** The rule of a theme, without its selector, as an element takes it. */
function declarationsOf(theme: string): string {
  return /\{([^}]*)\}/.exec(theme)?.[1] ?? '';
}

/** What only the demo needs: routes stay in memory, a dialog opens with a button. */
const IN_DEMO: Readonly<Record<string, object>> = {
  'lead-app': { routing: 'memory', path: '/app/lead/board/4711042' },
  'lead-board': { 'poll-seconds': 0 },
  'raq-funnel': { persist: 'none' },
};

/** The chosen tag, over the demo gateway: nothing leaves the page. */
export function PreviewBox({ tag, attributes, locale, theme, accent }: SnippetOptions) {
  const { weather } = useToolbar();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    box.current.style.cssText = declarationsOf(THEMES[theme] ?? '');
    if (accent !== '') box.current.style.setProperty('--lead-color-accent', accent);
  }, [theme, accent]);
  const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
  const isProvider = tag === 'lead-gateway';
  const isDialog = tag === 'review-request-modal';
  return (
    <div ref={box} className="builder-preview">
      {isDialog ? (
        <button type="button" onClick={() => box.current?.querySelector('review-request-modal')?.show()}>
          Open it
        </button>
      ) : null}
      <lead-gateway key={`${tag} ${weather}`} demo={weather} locale={locale || undefined}>
        {isProvider ? (
          <lead-board sp-id="4711042" page-size={3} poll-seconds={0} />
        ) : (
          <Widget tag={tag as WidgetTag} {...IN_DEMO[tag]} {...given} />
        )}
      </lead-gateway>
    </div>
  );
}
