import type { StorybookConfig } from '@storybook/react-vite';

/** The Storybook of the widgets: `npm run storybook`, or `npm run build:storybook` for a static one. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  // As in vite.config.ts, whose `build` Storybook leaves aside: `light-dark()` must stay as it is written.
  viteFinal: (vite) => ({ ...vite, base: './', build: { ...vite.build, cssTarget: 'esnext' } }),
};

export default config;
