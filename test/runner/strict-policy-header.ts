import type { Plugin } from 'vite';

/**
 * What our code may not do in any page. It is reported and not refused: the page that the tests run in has inline scripts and
 * styles of its own, and tests write HTML as hosts do.
 */
const POLICY =
  "script-src 'self'; style-src 'none'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Reports violations of the strictest policy in the pages of the tests. `strict-policy.ts` collects the reports. */
export function strictPolicyHeader(): Plugin {
  return {
    name: 'lead-widgets:strict-policy-header',
    enforce: 'pre',
    configureServer(server) {
      // Before the test runner's own answers.
      server.middlewares.stack.unshift({
        route: '',
        handle: (_request: unknown, response: { setHeader(name: string, value: string): void }, next: () => void) => {
          response.setHeader('Content-Security-Policy-Report-Only', POLICY);
          next();
        },
      });
    },
  };
}
