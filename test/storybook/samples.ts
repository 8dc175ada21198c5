import { readFileSync } from 'node:fs';
import { docsPages } from '../../.build/docs.js';

export interface Sample {
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

export const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const samplesOf = (name: string, text: string): readonly Sample[] =>
  [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: language = '', 3: code = '' }) => ({
      place: `${name}:${text.slice(0, index).split('\n').length}`,
      language,
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

const written: readonly Sample[] = [
  ...samplesOf('README', readme),
  ...docsPages().flatMap(({ name, text }) => samplesOf(name, text)),
];

/** The script that stands in a sample of a page, which is JavaScript as any other. */
function scriptsIn({ place, language, code }: Sample): readonly Sample[] {
  if (language !== 'html') return [];
  return [...code.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(({ 1: script = '' }) => ({
    place: `${place}:script`,
    language: 'js',
    code: script,
  }));
}

const samples: readonly Sample[] = written.flatMap((each) => [each, ...scriptsIn(each)]);

export const samplesIn = (...languages: readonly string[]): readonly Sample[] =>
  samples.filter(({ language }) => languages.includes(language));
