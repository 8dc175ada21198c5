import type { Decorator, Preview } from '@storybook/react-vite';
import * as React from 'react';
import { type ComponentProps, lazy, Suspense, useLayoutEffect, useMemo } from 'react';
import { configure } from 'storybook/test';
import { emulateMedia, withMediaNote } from '../stories/page/emulated-media.js';
import { expectFailureInView } from '../stories/page/failure-in-view.js';
import { lookWithSecondEngine } from '../stories/page/second-engine.js';
import { untilStill } from '../stories/page/still.js';
import { frameWidth, hasOwnScenario, INITIAL_GLOBALS, ToolbarContext, toolbarOf } from '../stories/page/toolbar.js';
import background from './preview.css?inline';
import { setBackground, setTheme } from './theme-sheet.js';
import { globalTypes } from './toolbar-items.js';

// Stories wait for lazy code and answers of the sandbox, which take long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

setBackground(background);

// The parts of docs pages are large, and no story needs them.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.js')).DocsPage }));
const WordTable = lazy(async () => ({ default: (await import('./docs-page.js')).WordTable }));

const withColors: Decorator = (Story, { globals }) => {
  const scheme = globals['colorScheme'] === 'dark' ? 'dark' : 'light';
  const theme: unknown = globals['theme'];
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    setTheme(theme);
  }, [scheme, theme]);
  return <Story />;
};

/** Applies the toolbar to the story: the values for stories/page, and a frame if a width or a direction is chosen. */
const withToolbar: Decorator = (Story, { globals, args, parameters }) => {
  const hasOwn = hasOwnScenario(args, parameters);
  const { lang, direction, scenario, kind } = toolbarOf(globals, hasOwn);
  const toolbar = useMemo(() => ({ lang, direction, scenario, kind }), [lang, direction, scenario, kind]);
  const width = frameWidth(globals);
  const story = (
    <ToolbarContext.Provider value={toolbar}>
      <Story />
    </ToolbarContext.Provider>
  );
  if (width === undefined && direction === 'ltr') return story;
  const frame = { maxWidth: width, marginInline: 'auto' };
  return (
    <div className={width === undefined ? undefined : 'story-frame'} dir={direction} style={frame}>
      {story}
    </div>
  );
};

// Storybook draws a story inside React's act(). Widgets have their own React roots and update at any time, so React
// must accept updates inside and outside of act() without warnings. React for production has no act().
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {
  configurable: true,
  get: () => internals instanceof Object && Array.isArray(Reflect.get(internals, 'actQueue')),
  set: () => {},
});

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

const preview: Preview = {
  decorators: [withMediaNote, withToolbar, withColors],
  beforeEach: ({ tags }) => emulateMedia(tags),
  // Before axe runs, because a text that fades in has too little contrast.
  afterEach: async (context) => {
    await untilStill();
    // Loaded here, because it reads the messages of all features, and the first page does not need them.
    const { expectNoMessageKey } = await import('../stories/page/message-keys.js');
    expectNoMessageKey(context.canvasElement);
    if (context.tags.includes('failure')) expectFailureInView(context.canvasElement);
    await lookWithSecondEngine(context);
  },
  parameters: {
    layout: 'padded',
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      // A function, because with an object, such as a lazy component, the controls of a story would get no values.
      components: {
        table: (props: ComponentProps<typeof WordTable>) => (
          <Suspense>
            <WordTable {...props} />
          </Suspense>
        ),
      },
    },
    // The panel also shows what passes. A test asks only for violations, which takes less time.
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: size(360, 780), type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: size(768, 1024), type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: size(1280, 900), type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Lead board',
          ['States'],
          'Lead card',
          ['States'],
          'Lead page',
          ['States'],
          'Message thread',
          ['States'],
          'Unread count',
          'Review request',
          ['States'],
          'Quote funnel',
          ['Service', 'Location', 'Project and timing', 'Contact', 'Pros', 'Summary'],
          'Date-range picker',
          'Lead app',
          'Lead gateway',
          ['States'],
          'Start',
          ['Quick start', 'Install', 'Snippet builder', 'Troubleshooting'],
          'Embed the quote funnel',
          [
            'Step by step',
            'raq-funnel',
            'Questions',
            'Consent',
            'Street address',
            'Photos',
            'Phone code',
            'Resume',
            'Dialog',
            'Analytics',
          ],
          'Embed a lead board',
          [
            'Step by step',
            'lead-board',
            'lead-card',
            'lead-page',
            'message-thread',
            'lead-unread-count',
            'review-request-modal',
            'lead-app',
          ],
          'Sign-in',
          ['Tokens and cookies', 'Sessions'],
          'Your server',
          ['Board gateway', 'Funnel gateway', 'CORS and https', 'Routes', 'Gateway tools', 'Gateway client'],
          'Look and words',
          ['Theming', 'Wording'],
          'Frameworks',
          [
            'React',
            'Vue',
            'Svelte',
            'Angular',
            'Preact',
            'Next.js',
            'Nuxt',
            'Astro',
            'CMS pages',
            'WordPress',
            'Testing',
          ],
          'Going live',
          ['Content-Security-Policy', 'Privacy', 'Accessibility', 'Performance', 'Browser support', 'Upgrading'],
          'Reference',
          ['All tags', 'lead-gateway', 'date-range-picker', 'Events', 'Gateway reference', 'Glossary'],
          'Designers',
          ['Playground', 'States', 'Themes in use', 'Tokens'],
          'Developers',
          ['Contributing', 'Architecture', 'Product rules', 'Publish'],
          'Parts',
        ],
      },
    },
  },
  initialGlobals: INITIAL_GLOBALS,
  globalTypes,
};

export default preview;
