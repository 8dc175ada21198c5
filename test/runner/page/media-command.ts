import type { BrowserCommand } from 'vitest/node';

export type AskedMedia = 'forced-colors' | 'reduced-motion' | 'none';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Gives the page forced colors or reduced motion; `none` takes both away. Chromium alone. */
    emulateMedia(asked: AskedMedia): Promise<void>;
  }
}

export const emulateMedia: BrowserCommand<[asked: AskedMedia]> = ({ page }, asked) =>
  page.emulateMedia({
    forcedColors: asked === 'forced-colors' ? 'active' : null,
    reducedMotion: asked === 'reduced-motion' ? 'reduce' : null,
  });
