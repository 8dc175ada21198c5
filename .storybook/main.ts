import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

/** Variants that the toolbar makes of any story. The sidebar shows them only to those who ask for their tag. */
const VARIANTS = ['dark', 'phone', 'tablet', 'desktop', 'right-to-left', 'spanish'];

/** The Storybook of the widgets: `npm run storybook`, or `npm run build:storybook` for a static one. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Pages of words have tables.
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
    // As in vite.config.ts, whose `build` Storybook leaves aside: `light-dark()` must stay as it is written.
    build: { ...vite.build, cssTarget: 'esnext' },
    // The first page is ready while the browser still loads Storybook itself.
    server: { ...vite.server, warmup: { clientFiles: ['./.storybook/*.tsx', './stories/docs/welcome.mdx'] } },
  }),
};

export default config;
