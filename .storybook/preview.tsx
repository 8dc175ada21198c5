import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import './preview.css';

// What a story waits for is lazy code and answers of the sandbox; a busy machine takes its time with both.
configure({ asyncUtilTimeout: 5000 });

const withColorScheme: Decorator = (Story, { globals }) => {
  const scheme = globals['colorScheme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  return <Story />;
};

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

const preview: Preview = {
  decorators: [withColorScheme],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: size(360, 780), type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: size(768, 1024), type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: size(1280, 900), type: 'desktop' },
      },
    },
  },
  initialGlobals: { colorScheme: 'light' },
  globalTypes: {
    colorScheme: {
      description: 'The page’s color-scheme, which the widgets follow',
      toolbar: {
        title: 'Colours',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
};

export default preview;
