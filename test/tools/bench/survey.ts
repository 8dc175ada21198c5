import type { Chrome } from './chrome/chrome.js';
import type { BenchPage } from './chrome/page.js';

/** Counted, not timed: once in a fresh page for each contender. */
export interface Survey {
  readonly name: string;
  readonly about: string;
  readonly limits: readonly Limit[];
  start(): Promise<readonly Surveyed[]>;
}

export type Limit = { readonly contender: string; readonly what: string; readonly atMost: number };

export type Surveyed = { readonly name: string; count(page: BenchPage): Promise<Readonly<Record<string, number>>> };

const LONGEST_LINE = 6;

type Counts = ReadonlyMap<string, Readonly<Record<string, number>>>;

export async function runSurvey(chrome: Chrome, survey: Survey): Promise<void> {
  console.log(`\n${survey.name}: ${survey.about}`);
  const counts = new Map<string, Readonly<Record<string, number>>>();
  for (const { name, count } of await survey.start()) {
    const page = await chrome.freshPage();
    try {
      counts.set(name, await count(page));
    } finally {
      await page.close();
    }
  }
  console.log(`\n${surveyReport(survey.limits, counts)}\n`);
}

export function surveyReport(limits: readonly Limit[], counts: Counts): string {
  const lines = [...counts].map(([name, figures]) => {
    const words = Object.entries(figures).map(([what, figure]) => `${what} ${rounded(figure)}`);
    return words.length > LONGEST_LINE ? `  ${name}:\n    ${words.join('\n    ')}\n` : `  ${name}: ${words.join(', ')}`;
  });
  const verdicts = limits.map(({ contender, what, atMost }) => {
    const figure = counts.get(contender)?.[what];
    if (figure === undefined) throw new Error(`${contender} has no figure of '${what}'.`);
    return `  Goal: ${contender}, ${what} at most ${atMost}: ${figure <= atMost ? 'met' : 'not met'} (${rounded(figure)})`;
  });
  return [...lines, '', ...verdicts].join('\n');
}

const rounded = (figure: number) => Number(figure.toFixed(2));
