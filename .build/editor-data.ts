import type { customElementsManifest } from '../src/elements/catalogue/manifest.js';

/** custom-elements.json. */
export type Manifest = ReturnType<typeof customElementsManifest>;

interface Row {
  readonly name: string;
  readonly description: string;
}

/**
 * The files from which editors know the tags: the custom data of VS Code for HTML and CSS, and the web-types of JetBrains.
 */
export async function editorFiles(manifest: Manifest): Promise<Readonly<Record<string, object>>> {
  // Only a build needs them.
  const [vscode, jetBrains] = await Promise.all([
    import('custom-element-vs-code-integration'),
    import('custom-element-jet-brains-integration'),
  ]);
  const css = JSON.parse(vscode.getVsCodeCssCustomData(manifest, {}));
  const webTypes = JSON.parse(jetBrains.getWebTypesData(manifest, {}));
  const { html, css: inStyles } = webTypes.contributions;
  return {
    'vscode.html-custom-data.json': JSON.parse(vscode.getVsCodeHtmlCustomData(manifest, {})),
    'vscode.css-custom-data.json': {
      ...css,
      properties: once(css.properties),
      pseudoElements: once(css.pseudoElements),
    },
    'web-types.json': {
      ...webTypes,
      contributions: {
        html,
        css: { properties: once(inStyles.properties), 'pseudo-elements': once(inStyles['pseudo-elements']) },
      },
    },
  };
}

/** One row for each name, with all that is said about it: every tag has the same properties, and many the same parts. */
function once(rows: readonly Row[]): readonly Row[] {
  const descriptions = new Map<string, Set<string>>();
  for (const { name, description } of rows) {
    descriptions.set(name, (descriptions.get(name) ?? new Set()).add(description));
  }
  return [...descriptions].map(([name, texts]) => ({ name, description: [...texts].join('\n\n') }));
}
