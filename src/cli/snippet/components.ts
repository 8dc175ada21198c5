import { componentName, tagLines, writtenTags } from './markup.js';
import { policy } from './page.js';
import { asksForToken, type SnippetOptions, TOKEN_SOURCE } from './tags.js';

function policyNote(options: SnippetOptions): string {
  return `The page's policy needs at least: ${policy(options)}`;
}

/** The imports that every component has, and its token. */
function begun(options: SnippetOptions, imports: readonly string[]): string {
  const token = asksForToken(options);
  const lines = [
    ...(token ? ["import type { TokenSource } from 'lead-widgets/gateway';"] : []),
    ...imports,
    ...(options.theme === 'default' ? [] : [`import 'lead-widgets/themes/${options.theme}.css';`]),
    ...(token ? ['', `const auth: TokenSource = ${TOKEN_SOURCE}`] : []),
  ];
  return lines.join('\n');
}

const registering = (options: SnippetOptions) =>
  writtenTags(options).map((tag) => `import 'lead-widgets/elements/${tag}';`);

const indented = (lines: readonly string[], by: string) => lines.map((line) => `${by}${line}`).join('\n');

/** The name of the component, and of its file. */
export function widgetName({ tags }: SnippetOptions): string {
  return tags.length === 1 ? `${componentName(tags[0]?.tag ?? '')}Widget` : 'Widgets';
}

/** Siblings need a tag around them, which draws nothing. */
function returned(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (lines.length === 1) return `return ${first};`;
  const isOne = lines.slice(1, -1).every((line) => line.startsWith(' ')) && lines.at(-1)?.startsWith('</');
  const whole = isOne ? lines : ['<>', ...lines.map((line) => `  ${line}`), '</>'];
  return `return (\n${indented(whole, '    ')}\n  );`;
}

export function reactComponent(options: SnippetOptions): string {
  const names = writtenTags(options).map(componentName).toSorted().join(', ');
  return `'use client';
// ${policyNote(options)}
${begun(options, [`import { ${names} } from 'lead-widgets/react';`])}

export function ${widgetName(options)}() {
  ${returned(tagLines(options, 'jsx'))}
}
`;
}

export function vueComponent(options: SnippetOptions): string {
  return `<!-- ${policyNote(options)} -->
<!-- Tell Vue that tags with a hyphen are elements: compilerOptions: { isCustomElement: (tag) => tag.includes('-') } -->
<script setup lang="ts">
${begun(options, [...registering(options), "import type {} from 'lead-widgets/vue';"])}
</script>

<template>
${indented(tagLines(options, 'vue'), '  ')}
</template>
`;
}

export function svelteComponent(options: SnippetOptions): string {
  return `<!-- ${policyNote(options)} -->
<script lang="ts">
${begun(options, [...registering(options), "import type {} from 'lead-widgets/svelte';"])}
</script>

${indented(tagLines(options, 'svelte'), '')}
`;
}
