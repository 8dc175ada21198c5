import type { Plugin } from 'vite';

/**
 * Making an atom does nothing else, but no bundler can know it: an app that takes one function of an entry would get the
 * state that stands beside it in the file. The library says so where it makes one.
 */
export function pureAtoms(): Plugin {
  return {
    name: 'lead-widgets:pure-atoms',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm',
    transform: {
      order: 'post',
      filter: { id: /[\\/]src[\\/](?:session|state)[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(/= (atom\()/g, '= /* @__PURE__ */ $1'), map: null }),
    },
  };
}
