import type { ReactNode } from 'react';
import { useToolbar } from './toolbar.js';

export interface HostPageProps {
  /** The width of the page's column in CSS px; by default, the full width. */
  readonly width?: number | undefined;
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** The style sheet of the page. */
  readonly css?: string | undefined;
  readonly children: ReactNode;
}

const words = { margin: '0 0 12px', color: 'light-dark(#16191f, #eef1f6)' } as const;
const title = { ...words, font: '600 20px/28px system-ui, sans-serif' };
const subtitle = { ...words, font: '400 15px/22px system-ui, sans-serif' };

/** A plain host page: headings, and one column with the widgets. */
export function HostPage({ width, lang, dir, css, children }: HostPageProps) {
  const toolbar = useToolbar();
  return (
    <main lang={lang ?? toolbar.lang} dir={dir ?? toolbar.direction} style={{ maxWidth: width, marginInline: 'auto' }}>
      {css === undefined ? null : <style>{css}</style>}
      <h1 style={title}>Bluebird Office</h1>
      <h2 style={subtitle}>Requests from homeowners near 78704</h2>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>{children}</div>
    </main>
  );
}

/** The control that sets the width of the page's column. */
export const widthControl = { control: { type: 'range', min: 288, max: 1280, step: 8 } } as const;
