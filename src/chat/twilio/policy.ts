import { ChatError } from '../../contract/chat.js';

/** Where the SDK goes when it is told no address. */
const USUAL_ENDPOINT = 'wss://tsock.us1.twilio.com/v3/wsconnect';

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Watches whether the page's Content-Security-Policy refuses the socket. The SDK would try for ever and say nothing.
 * @returns a function that ends the watching
 */
export function watchPolicy(endpoint: string | undefined, onRefused: (error: ChatError) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const address = endpoint ?? USUAL_ENDPOINT;

  function look({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective !== 'connect-src' || hostOf(blockedURI) !== hostOf(address)) return;
    const sentence = `The page's Content-Security-Policy refuses the chat: add wss://${hostOf(address)} to connect-src.`;
    onRefused(new ChatError('init-failed', sentence, false));
  }

  document.addEventListener('securitypolicyviolation', look);
  return () => document.removeEventListener('securitypolicyviolation', look);
}
