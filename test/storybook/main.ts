import type { StorybookConfig } from '@storybook/react-vite';
import project from '../../.storybook/main.js';

/** The project's Storybook with one story of its own, which is wrong on purpose. */
const config: StorybookConfig = { ...project, stories: ['./*.stories.tsx'] };

export default config;
