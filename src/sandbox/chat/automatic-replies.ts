import type { Conversation } from './conversation.js';
import { providerIdentity } from './conversation-ref.js';
import type { Correspondence } from './correspondence.js';

/** Milliseconds after a message until it is read, until an answer is being typed, and until the answer comes. */
const PACE = { read: 900, typing: 1800, answer: 4200 } as const;

const ANSWERS = [
  'Thanks, that works for me.',
  'Sounds good. I will be home.',
  'Let me ask my husband, one minute.',
  'Yes, please.',
  'Okay! See you then.',
] as const;

/**
 * Lets a customer read and answer what the provider writes; what comes while an answer is on its way gets that answer.
 * @returns ends this, with what is under way
 */
export function automaticReplies(
  conversation: Conversation,
  correspondence: Correspondence,
  customer: string,
): () => void {
  const provider = providerIdentity(conversation.ref);
  let timers: ReturnType<typeof setTimeout>[] = [];
  let answered = 0;

  function answer(): void {
    timers = [];
    const body = ANSWERS[answered % ANSWERS.length] ?? '';
    answered += 1;
    correspondence.read(conversation, customer);
    correspondence.write(conversation, { author: customer, body });
  }

  const unlisten = conversation.listen((event) => {
    if (event.kind !== 'added' || event.message.author !== provider) return;
    if (timers.length > 0) return;
    timers = [
      setTimeout(() => correspondence.read(conversation, customer), PACE.read),
      setTimeout(() => correspondence.typing(conversation, customer, true), PACE.typing),
      setTimeout(answer, PACE.answer),
    ];
  });
  const release = conversation.hold();

  return () => {
    for (const timer of timers) clearTimeout(timer);
    unlisten();
    release();
  };
}
