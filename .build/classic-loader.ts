import type { Plugin } from 'vite';

/**
 * In a module `await/'/` awaits a regular expression, and the loader follows. In a classic script `await` is a name, which is
 * divided by a text: the text begins at the quote, holds the whole loader and ends behind it. A classic script therefore
 * only imports itself as the module that it is. One that a host has made of several files does not: they would run twice.
 */
const BEFORE =
  "document.currentScript?/lead-widgets/.test(document.currentScript.src)&&import(document.currentScript.src):await/'/;";
const BEHIND = "//';\n";

/** What a text in single quotes cannot hold. */
const notInText = /['\n\r\u2028\u2029]|\\[ux\d]/;

/** Lets the loader be a `<script>` without `type="module"` too, and keeps its exports. */
export function classicLoader(): Plugin {
  return {
    name: 'lead-widgets:classic-loader',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const code = file.code.trim();
        const [bad] = notInText.exec(code) ?? [];
        if (bad !== undefined)
          this.error(`${file.fileName} has ${JSON.stringify(bad)}: no classic script could read it.`);
        file.code = BEFORE + code + BEHIND;
      }
    },
  };
}
