/** How a page signs its widgets in: cookies, a token of its own, a one-time token, or not at all. */
export type SignIn = 'cookies' | 'token' | 'one-time' | 'none';

export const SIGN_INS: readonly { readonly value: SignIn; readonly says: string }[] = [
  { value: 'cookies', says: 'session, with cookies' },
  { value: 'token', says: 'session, with a token of the page’s' },
  { value: 'one-time', says: 'one-time token' },
  { value: 'none', says: 'none' },
];

/** What is chosen on the page. */
export interface SnippetOptions {
  readonly tag: string;
  /** By attribute; an empty one is left out. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly signIn: SignIn;
  /** Origin or base address; empty is the page's own origin. */
  readonly gatewayUrl: string;
  /** BCP 47; empty leaves it to the page's lang. */
  readonly locale: string;
  /** A ready theme, or `default`. */
  readonly theme: string;
  /** A colour as `#rrggbb`; empty leaves the theme's own. */
  readonly accent: string;
  /** Where the folder `dist/cdn` stands. */
  readonly cdnBase: string;
  /** `latest` trusts the address, `pinned` names the hash of what is fetched. */
  readonly version: 'latest' | 'pinned';
}

/** `integrity.json` of the CDN build; none where nothing is built. */
export type Hashes = Readonly<Record<string, string>>;

/** Text as it stands between the quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function element(name: string, attributes: readonly (readonly [string, string | true])[]): string {
  const written = attributes.map(([key, value]) => (value === true ? key : `${key}="${escapeAttribute(value)}"`));
  return `<${[name, ...written].join(' ')}>`;
}

/** An address below the CDN's folder. */
function below({ cdnBase }: SnippetOptions, file: string): string {
  return `${cdnBase.replace(/\/{1,9}$/, '')}/${file}`;
}

/** The file that a page fetches: where one hash is pinned, the tag in a single file, if that is built. */
export function entryFile({ tag, version }: SnippetOptions, hashes: Hashes): string {
  const single = `single/${tag}.js`;
  return version === 'pinned' && hashes[single] !== undefined ? single : 'lead-widgets.js';
}

/** `integrity` and what it needs; nothing where no hash is wanted or known. */
function pinned({ version }: SnippetOptions, hash: string | undefined): readonly (readonly [string, string])[] {
  if (version === 'latest' || hash === undefined) return [];
  return [
    ['integrity', hash],
    ['crossorigin', 'anonymous'],
  ];
}

/** The script tag of the page. */
export function scriptTag(options: SnippetOptions, hashes: Hashes): string {
  const file = entryFile(options, hashes);
  const attributes = [['type', 'module'], ['src', below(options, file)], ...pinned(options, hashes[file])] as const;
  return `${element('script', attributes)}</script>`;
}

/** The link of the theme's style sheet; empty for the default. */
export function themeLink(options: SnippetOptions, hashes: Hashes): string {
  if (options.theme === 'default') return '';
  const file = `themes/${options.theme}.css`;
  return element('link', [['rel', 'stylesheet'], ['href', below(options, file)], ...pinned(options, hashes[file])]);
}

/** What the page's own style sheet says; empty where it has nothing to say. */
export function accentRule({ accent }: SnippetOptions): string {
  return accent === '' ? '' : `:root {\n  --lead-color-accent: ${accent};\n}`;
}

/** What a fresh page would write for an attribute that a tag needs. */
export const EXAMPLE_VALUES: Readonly<Record<string, string>> = {
  'sp-id': '4711042',
  'lead-id': '90412001',
  'user-id': 'u42',
};

/** The sign-in that a tag has of itself. */
export function usualSignIn(tag: string): SignIn {
  return tag === 'raq-funnel' ? 'one-time' : 'cookies';
}

function modeOf(signIn: SignIn): string {
  return signIn === 'cookies' || signIn === 'token' ? 'session' : signIn;
}

/** The attributes of the tag, in their order. An attribute that says what holds anyway is left out. */
function attributesOf({ tag, attributes, signIn, gatewayUrl, locale }: SnippetOptions) {
  const mode = modeOf(signIn);
  return [
    ...Object.entries(attributes),
    ['gateway-url', gatewayUrl] as const,
    ['auth-mode', mode === modeOf(usualSignIn(tag)) ? '' : mode] as const,
    ['locale', locale] as const,
  ].filter(([, value]) => value !== '');
}

/** The tag itself. */
export function widgetTag(options: SnippetOptions): string {
  return `${element(options.tag, attributesOf(options))}</${options.tag}>`;
}

/** The tag in a component's template, with its token as a property where the page has one. */
export function templateTag(options: SnippetOptions, auth: string): string {
  const tag = widgetTag(options);
  return asksForToken(options) ? tag.replace('></', ` ${auth}></`) : tag;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of the tag's React component. */
export function componentName(tag: string): string {
  return camelCase(`-${tag}`);
}

/** The tag's React component. */
export function reactTag(options: SnippetOptions): string {
  const props = attributesOf(options).map(([name, value]) => `${camelCase(name)}="${escapeAttribute(value)}"`);
  return `<${[componentName(options.tag), ...props, ...(asksForToken(options) ? ['auth={auth}'] : [])].join(' ')} />`;
}

/** Whether the page hands over a token of its own. */
export function asksForToken({ signIn }: SnippetOptions): boolean {
  return signIn === 'token' || signIn === 'one-time';
}

/** Where a page gets its token: an example, which the page replaces. */
export const TOKEN_SOURCE = [
  `{`,
  `  async getToken({ reason }) {`,
  `    const answer = await fetch('/my/widget-token?reason=' + reason);`,
  `    if (!answer.ok) throw new Error('No token: ' + answer.status);`,
  `    return answer.text();`,
  `  },`,
  `};`,
].join('\n');

/** A script of the page's own that hands over its token; empty where none is asked for. */
export function tokenScript(options: SnippetOptions): string {
  if (!asksForToken(options)) return '';
  return `const auth = ${TOKEN_SOURCE}\nfor (const widget of document.querySelectorAll('${options.tag}')) widget.auth = auth;`;
}

/** The origin of an address; `'self'` where it has none of its own. */
function originOf(address: string): string {
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: 'null' };
  return origin === 'null' ? "'self'" : origin;
}

/** Tags that may open a conversation. */
const WITH_CHAT: readonly string[] = ['message-thread', 'lead-app'];
const CHAT = ['wss://tsock.us1.twilio.com', 'https://mcs.us1.twilio.com'];
const CHAT_MEDIA = 'https://media.us1.twilio.com';

const directive = (name: string, sources: readonly string[]) => [name, ...new Set(sources)].join(' ');

/**
 * The policy that lets the widget work and the page be strict. A page adds to it what the rest of it needs.
 * No `style-src`: sheets are made in script, and what an element is given goes through CSSOM; a theme's file is the only one.
 * @param scripts hashes of the page's own inline scripts
 */
export function policy(options: SnippetOptions, scripts: readonly string[] = []): string {
  const hasChat = WITH_CHAT.includes(options.tag);
  const cdn = originOf(options.cdnBase);
  // The page asks itself for its token.
  const own = asksForToken(options) ? ["'self'"] : [];
  const directives = [
    directive('script-src', [cdn, ...scripts.map((hash) => `'${hash}'`)]),
    directive('connect-src', [...own, originOf(options.gatewayUrl), ...(hasChat ? CHAT : [])]),
    directive('img-src', ["'self'", ...(hasChat ? ['blob:', CHAT_MEDIA] : [])]),
    ...(options.theme === 'default' ? [] : [directive('style-src', [cdn])]),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return directives.join('; ');
}

/** The policy as a header. */
export function cspHeader(options: SnippetOptions): string {
  return `Content-Security-Policy: ${policy(options)}`;
}

/** Everything in the order in which a page has it. */
export function wholeSnippet(options: SnippetOptions, hashes: Hashes): string {
  return [themeLink(options, hashes), scriptTag(options, hashes), widgetTag(options)].filter(Boolean).join('\n');
}
