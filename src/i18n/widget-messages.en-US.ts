import type { Catalogue } from './catalogue.js';

/** Messages that every widget needs. */
export const widgetEnUS = {
  retry: 'Retry',
  demoData: 'Demo data',
  missingAttribute: '<{tag}> needs the attribute {attribute}.',
  badProperty: 'The property {property} of <{tag}> is not valid.',
  badGatewayUrl: 'The gateway-url of <{tag}> cannot be read.',
  badGatewayUrlHint: 'Write it with straight quotes: gateway-url="https://…".',
  passwordInGatewayUrl: 'The gateway-url of <{tag}> has a user name or a password.',
  passwordInGatewayUrlHint: 'Take both out: everyone who sees the page can read them.',
  emptyGateway: 'There is an empty <lead-gateway> next to <{tag}>.',
  emptyGatewayHint: 'Put <{tag}> between <lead-gateway> and </lead-gateway>.',
  notShown: 'This part could not be shown.',
  notShownHint: 'Nothing you saved is lost. Try again, or reload the page.',
  notLoaded: 'This part could not be loaded.',
  notLoadedHint: 'Check your connection and try again.',
  offline: 'You appear to be offline. Check your connection and try again.',
  signedOut: 'You are signed out.',
  signInAgain: 'Please sign in again, then try again.',
  mayBeSignedOut: 'You may be signed out. Please sign in again, then try again.',
  signIn: 'Sign in',
  typedIsKept: 'What you typed is kept.',
  haveSignedIn: 'I have signed in',
} as const;

export const widgetMessages: Catalogue = {
  en: widgetEnUS,
  es: async () => (await import('./widget-messages.es-US.js')).widgetEsUS,
} satisfies Catalogue<typeof widgetEnUS>;
