import type { Answer } from '../router/answer.js';

/** How many answers are kept; a person's decision is retried within minutes, not after thousands of others. */
const KEPT = 2000;

export type KeptAnswer = readonly [key: string, answer: Pick<Answer, 'status' | 'body'>];

/** The first answer to each write, so that a repeated request id does not do it twice. */
export interface FirstAnswers {
  /** Does it when the key is new, else gives the first answer, also while that is still on its way. Refusals are forgotten. */
  once(key: string, act: () => Promise<Answer>): Promise<Answer>;
  /** The answers that have been given, the oldest first. */
  given(): KeptAnswer[];
}

export function createFirstAnswers(kept: readonly KeptAnswer[] = []): FirstAnswers {
  const answers = new Map<string, Promise<Answer>>(kept.map(([key, answer]) => [key, Promise.resolve(answer)]));
  const given = new Map<string, KeptAnswer[1]>(kept);

  function forget(key: string): void {
    answers.delete(key);
    given.delete(key);
  }

  async function settle(key: string, answer: Promise<Answer>): Promise<Answer> {
    try {
      const { status, body } = await answer;
      if (status < 300) given.set(key, { status, body });
      else forget(key);
    } catch (error) {
      forget(key);
      throw error;
    }
    return answer;
  }

  return {
    once(key, act) {
      const first = answers.get(key);
      if (first !== undefined) return first;
      const answer = settle(key, act());
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > KEPT && oldest !== undefined) forget(oldest);
      return answer;
    },
    given: () => [...given],
  };
}
