import type { SnippetOptions } from './options.js';
import { hasChat } from './tags.js';

/** The origin of an address; `'self'` where it has none of its own. */
function originOf(address: string): string {
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: 'null' };
  return origin === 'null' ? "'self'" : origin;
}

const CHAT = ['wss://tsock.us1.twilio.com', 'https://mcs.us1.twilio.com'];
const CHAT_MEDIA = 'https://media.us1.twilio.com';

/** Hashes of what a page has inline, such as `sha256-…`. */
export interface InlineHashes {
  readonly script?: string | undefined;
  readonly style?: string | undefined;
}

const directive = (name: string, sources: readonly string[]) => [name, ...new Set(sources)].join(' ');
const quoted = (hash: string | undefined) => (hash === undefined ? [] : [`'${hash}'`]);

/**
 * The policy that lets the widgets work and the page be strict: what any of them needs. A page adds to it what the rest
 * of it needs. Widgets need no `style-src`: their sheets are made in script, and what an element is given goes through
 * CSSOM. A theme's file and an accent of the page are the only styles.
 */
export function policy(options: SnippetOptions, { script, style }: InlineHashes = {}): string {
  const opensConversation = options.tags.some(({ tag }) => hasChat(tag));
  const cdn = originOf(options.cdnBase);
  // Without style-src, sheets of the page may come from anywhere, as reserve.css does.
  const styles = options.theme === 'default' && style === undefined ? [] : [cdn, ...quoted(style)];
  const directives = [
    directive('script-src', [cdn, ...quoted(script)]),
    // The page asks itself for its token, and whether the device has a connection.
    directive('connect-src', ["'self'", originOf(options.gatewayUrl), ...(opensConversation ? CHAT : [])]),
    directive('img-src', ["'self'", ...(opensConversation ? ['blob:', CHAT_MEDIA] : [])]),
    ...(styles.length === 0 ? [] : [directive('style-src', styles)]),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return directives.join('; ');
}

/** The policy as a header. */
export function cspHeader(options: SnippetOptions): string {
  return `Content-Security-Policy: ${policy(options)}`;
}
