import { test as base, expect } from '../package/fixtures.js';

export type { Open, Visit } from '../package/fixtures.js';
export { expect };

export const test = base.extend({ policy: '' });

export interface HostPage {
  readonly lang?: string;
  readonly head?: string;
  readonly html?: string;
  readonly body: string;
}

export function hostPage({ lang = 'en', head = '', html = '', body }: HostPage): string {
  return `<!doctype html><html lang="${lang}" ${html}><head><meta charset="utf-8"><title>Office</title>${head}
<script type="module" src="/cdn/lead-widgets.js"></script></head><body>${body}</body></html>`;
}
