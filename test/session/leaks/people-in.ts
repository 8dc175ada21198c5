import type { BrowserContext } from 'playwright/test';

const PERSONAL = /^(firstName|lastName|email|emailAddress|phoneNumber|addressLineOne|firstLine)$/;

/** Shorter texts occur by chance. */
const SHORTEST = 5;

/**
 * Collects gateway responses from now on.
 * @returns the personal data in them: names, phone numbers, addresses
 */
export function peopleIn(context: BrowserContext): () => Promise<readonly string[]> {
  const answers: Promise<unknown>[] = [];
  context.on('response', (response) => {
    if (!response.url().includes('/gateway/')) return;
    answers.push(response.json().catch(() => null));
  });
  return async () => {
    const told = new Set<string>();
    for (const answer of await Promise.all(answers)) collect(answer, told);
    return [...told];
  };
}

function collect(value: unknown, told: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && PERSONAL.test(name) && inner.length >= SHORTEST) told.add(inner);
    else collect(inner, told);
  }
}
