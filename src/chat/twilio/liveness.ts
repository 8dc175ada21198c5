import { withinLimit } from './time-limit.js';
import { onWake } from './wake.js';

export interface LivenessOptions {
  /** What stands at present; an answer counts only while it still does. */
  readonly subject: () => unknown;
  /** A question to the service that costs it little; none when nobody has one. */
  readonly probe: () => (() => Promise<unknown>) | undefined;
  /** Milliseconds until a question counts as unanswered. */
  readonly limitMs: number;
  readonly onDoubt: () => void;
  readonly onAlive: () => void;
  readonly onDead: () => void;
}

/**
 * Asks the service whether it is still there whenever the page comes back: a socket that was cut while a phone slept
 * looks open for minutes. One silence is a doubt, a second one in a row is the end.
 * @returns a function that ends the asking
 */
export function watchLiveness({ subject, probe, limitMs, onDoubt, onAlive, onDead }: LivenessOptions): () => void {
  let isAsking = false;

  function isAnswered(ask: () => Promise<unknown>): Promise<boolean> {
    return withinLimit(ask(), limitMs).then(
      () => true,
      () => false,
    );
  }

  async function look(ask: () => Promise<unknown>): Promise<void> {
    const asked = subject();
    if ((await isAnswered(ask)) || subject() !== asked) return;
    onDoubt();
    const isAlive = await isAnswered(ask);
    if (subject() !== asked) return;
    if (isAlive) onAlive();
    else onDead();
  }

  return onWake(() => {
    const ask = probe();
    if (!ask || isAsking) return;
    isAsking = true;
    look(ask).finally(() => {
      isAsking = false;
    });
  });
}
