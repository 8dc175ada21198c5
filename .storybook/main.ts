import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

/** Variants of stories that the toolbar can show too. The sidebar shows them only with the filter for their tag. */
const VARIANTS = ['dark', 'phone', 'tablet', 'desktop', 'right-to-left', 'spanish'];

/** The Storybook of the widgets: `npm run storybook`, or `npm run build:storybook` for a static copy. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Docs pages contain tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  tags: Object.fromEntries(VARIANTS.map((tag) => [tag, { defaultFilterSelection: 'exclude' as const }])),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    // Storybook ignores `build` of vite.config.ts. `light-dark()` must not be rewritten.
    build: { ...vite.build, cssTarget: 'esnext' },
    // Prepares the first page while the browser still loads Storybook itself.
    server: { ...vite.server, warmup: { clientFiles: ['./.storybook/*.tsx', './stories/docs/welcome.mdx'] } },
  }),
};

export default config;
