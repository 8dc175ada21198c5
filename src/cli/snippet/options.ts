import type { ChosenTag } from './tags.js';

/** How a page signs its widgets in: cookies, a token of its own, a one-time token, or not at all. */
export type SignIn = 'cookies' | 'token' | 'one-time' | 'none';

export const SIGN_INS: readonly { readonly value: SignIn; readonly says: string }[] = [
  { value: 'cookies', says: 'session, with cookies' },
  { value: 'token', says: 'session, with a token of the page’s' },
  { value: 'one-time', says: 'one-time token' },
  { value: 'none', says: 'none' },
];

/** What is chosen for a page. */
export interface SnippetOptions {
  /** In the order of the page; at least one. */
  readonly tags: readonly ChosenTag[];
  readonly signIn: SignIn;
  /** Origin or base address; empty is the page's own origin. */
  readonly gatewayUrl: string;
  /** BCP 47; empty leaves it to the page's lang. */
  readonly locale: string;
  /** A ready theme, or `default`. */
  readonly theme: string;
  /** A color as `#rrggbb`; empty leaves the theme's own. */
  readonly accent: string;
  /** Where the folder `dist/cdn` stands. */
  readonly cdnBase: string;
  /** `latest` trusts the address, `pinned` names the hash of what is fetched. */
  readonly version: 'latest' | 'pinned';
}

/** The sign-in that a tag has of itself. */
export function usualSignIn(tag: string): SignIn {
  return tag === 'raq-funnel' ? 'one-time' : 'cookies';
}

function modeOf(signIn: SignIn): string {
  return signIn === 'cookies' || signIn === 'token' ? 'session' : signIn;
}

/**
 * The tags that share a gateway and a sign-in. A customer's tag beside a provider's is none of them where the provider
 * signs in: no call of a customer may carry the provider's token.
 */
export function sharingTags({ tags, signIn }: Pick<SnippetOptions, 'tags' | 'signIn'>): readonly ChosenTag[] {
  const providers = tags.filter(({ tag }) => usualSignIn(tag) === 'cookies');
  return modeOf(signIn) === 'session' && providers.length > 0 ? providers : tags;
}

/** The value of `auth-mode`; empty where every tag that shares it has it of itself. */
export function writtenMode(options: SnippetOptions): string {
  const mode = modeOf(options.signIn);
  return sharingTags(options).every(({ tag }) => modeOf(usualSignIn(tag)) === mode) ? '' : mode;
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
