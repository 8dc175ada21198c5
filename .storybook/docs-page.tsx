import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import '../stories/docs/docs.css';

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

let isDark = /colorScheme:dark/.test(new URLSearchParams(location.search).get('globals') ?? '');
const readers = new Set<() => void>();

function take({ globals }: Globals): void {
  isDark = globals['colorScheme'] === 'dark';
  for (const reader of readers) reader();
}

function listen(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
});

/** A docs page. It is dark if the toolbar says so. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const dark = useSyncExternalStore(listen, () => isDark);
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  }, [dark]);
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />;
}

/** A table in a docs page. It scrolls by itself if it is wider than the page. */
export function WordTable(props: ComponentProps<'table'>) {
  return (
    <div className="docs-scroll">
      <table {...props} className="docs-table" />
    </div>
  );
}
