import type { Answer } from '../router/answer.js';

/** How many answers are kept; a person's decision is retried within minutes, not after thousands of others. */
const KEPT = 2000;

/** The first answer to each write, so that a repeated request id does not do it twice (wire.md, Client methods). */
export interface FirstAnswers {
  /** Does it when the key is new, else gives the first answer, also while that is still on its way. Refusals are forgotten. */
  once(key: string, act: () => Promise<Answer>): Promise<Answer>;
}

export function createFirstAnswers(): FirstAnswers {
  const answers = new Map<string, Promise<Answer>>();

  async function forgetRefusal(key: string, answer: Promise<Answer>): Promise<void> {
    const done = await answer.then(
      ({ status }) => status < 300,
      () => false,
    );
    if (!done) answers.delete(key);
  }

  return {
    once(key, act) {
      const first = answers.get(key);
      if (first !== undefined) return first;
      const answer = act();
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
      void forgetRefusal(key, answer);
      return answer;
    },
  };
}
