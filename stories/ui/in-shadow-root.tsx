import type { Decorator } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptSheets, themeSheets, uiSheets } from '../../src/ui/theme/sheets.js';

function InShadowRoot({ page, children }: { page: CSSProperties; children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return;
    const own = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    adoptSheets(own, [...themeSheets, ...uiSheets]);
    setRoot(own);
  }, []);
  return (
    <div ref={attach} style={page} dir={page.direction}>
      {root &&
        createPortal(
          <div className="root">
            <section
              className="surface"
              style={{
                padding: 16,
                display: 'grid',
                gap: 16,
                justifyItems: 'start',
                gridTemplateColumns: 'minmax(0, 1fr)',
              }}
            >
              {children}
            </section>
          </div>,
          root,
        )}
    </div>
  );
}

/**
 * Draws a part as a widget does: in a shadow root, with the theme's sheets and background. The parameter `page` holds
 * CSS of the page for the element.
 */
export const inShadowRoot: Decorator = (Story, { parameters }) => (
  <InShadowRoot page={(parameters['page'] ?? {}) as CSSProperties}>
    <Story />
  </InShadowRoot>
);
