import { Fragment, useLayoutEffect, useRef } from 'react';
import '../../src/elements.js';
import { THEMES } from '../../.storybook/theme-sheet.js';
import { idsOf } from '../../src/cli/snippet/markup.js';
import { type ChosenTag, canBeInline, offeredAttributes, type SnippetOptions } from '../../src/cli/snippet/tags.js';
import { useToolbar } from '../page/toolbar.js';
import { Widget, type WidgetTag } from '../page/widget-tag.js';

/** The declarations of a theme, without the selector, for a style attribute. */
function declarationsOf(theme: string): string {
  return /\{([^}]*)\}/.exec(theme)?.[1] ?? '';
}

/** Values for the demo only: the address of this page does not change, and nothing is stored. */
const IN_DEMO: Readonly<Record<string, object>> = {
  'lead-app': { routing: 'memory', persist: 'none' },
  'lead-board': { 'poll-seconds': 0, 'url-sync': undefined },
  'raq-funnel': { routing: 'memory', persist: 'none' },
};
const FIRST_PATH = '/app/lead/board/4711042';

/** The attributes of a tag in the demo. */
function givenTo({ tag, attributes, button }: ChosenTag): object {
  const kinds = new Map(offeredAttributes(tag).map(({ name, kind }) => [name, kind]));
  const chosen = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, kinds.get(name) === 'boolean' ? true : value]);
  return {
    ...(tag === 'lead-app' ? { path: FIRST_PATH } : {}),
    ...Object.fromEntries(chosen),
    ...(button !== '' && canBeInline(tag) ? { presentation: 'modal' } : {}),
    ...IN_DEMO[tag],
  };
}

/** The chosen tags with the demo gateway, so no data leaves the page. */
export function PreviewBox({ tags, locale, theme, accent }: SnippetOptions) {
  const { scenario } = useToolbar();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    box.current.style.cssText = declarationsOf(THEMES[theme] ?? '');
    if (accent !== '') box.current.style.setProperty('--lead-color-accent', accent);
  }, [theme, accent]);
  const ids = idsOf(tags);
  return (
    <div ref={box} className="builder-preview">
      <lead-gateway key={`${tags.map(({ tag }) => tag)} ${scenario}`} demo={scenario} locale={locale || undefined}>
        {tags.map((chosen, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no other name, and may be there twice
          <Fragment key={place}>
            {ids[place] === '' ? null : (
              <button type="button" data-lead-opens={ids[place]}>
                {chosen.button}
              </button>
            )}
            <Widget tag={chosen.tag as WidgetTag} id={ids[place] || undefined} {...givenTo(chosen)} />
          </Fragment>
        ))}
      </lead-gateway>
    </div>
  );
}
