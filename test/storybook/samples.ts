import { readFileSync } from 'node:fs';
import { docsPages } from '../../.build/docs.js';

/** A code sample of the README or of a docs page. */
export interface Sample {
  /** Where it stands, such as `auth:28`. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

export const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

function samplesOf(name: string, text: string): readonly Sample[] {
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: language = '', 3: code = '' }) => ({
      place: `${name}:${text.slice(0, index).split('\n').length}`,
      language,
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Every code sample, in the order of the pages. */
export const samples: readonly Sample[] = [
  ...samplesOf('README', readme),
  ...docsPages().flatMap(({ name, text }) => samplesOf(name, text)),
];

export const samplesIn = (...languages: readonly string[]): readonly Sample[] =>
  samples.filter(({ language }) => languages.includes(language));
