import { useEffect, useState } from 'react';
import { type InlineHashes, inlineTexts } from '../../src/cli/snippet/page.js';
import type { SnippetOptions } from '../../src/cli/snippet/tags.js';

async function hashOf(text: string): Promise<string | undefined> {
  if (text === '') return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/** Hashes of the inline script and style; undefined until they are computed, and if the browser cannot compute them. */
export function useInlineHashes(options: SnippetOptions): InlineHashes | undefined {
  const { script, style } = inlineTexts(options);
  const [known, setKnown] = useState<{ readonly of: string; readonly hashes: InlineHashes }>();
  const of = script + style;
  useEffect(() => {
    // Without TLS there is no crypto.subtle, although its type says so.
    if (of === '' || !globalThis.isSecureContext) return undefined;
    let isCurrent = true;
    const count = async () => {
      const hashes = { script: await hashOf(script), style: await hashOf(style) };
      if (isCurrent) setKnown({ of, hashes });
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [of, script, style]);
  if (of === '') return {};
  return known?.of === of ? known.hashes : undefined;
}
