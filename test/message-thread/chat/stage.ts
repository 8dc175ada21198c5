import type { ChatClient, ChatEvents, ChatThread } from '../../../src/gateway/chat/chat.js';

export interface Backstage {
  /** Writes as the customer, or as the provider through the gateway, which passes on `clientId`. */
  write(body: string, as?: 'customer' | 'provider', clientId?: string): Promise<{ readonly index: number }>;
  sendFile(text: string, contentType: string): Promise<{ readonly index: number }>;
  edit(index: number, body: string): Promise<unknown>;
  remove(index: number): Promise<unknown>;
  receive(index: number, how: 'delivered' | 'read' | 'failed'): Promise<unknown>;
  type(): Promise<unknown>;
  read(index: number): Promise<unknown>;
  readByProvider(): Promise<number | null>;
  typedByProvider(): Promise<number>;
  /** Drops the connection, which is restored automatically. */
  drop(): Promise<unknown>;
}

export interface ChatStage {
  readonly chat: ChatClient;
  readonly conversationId: string;
  readonly backstage: Backstage;
  open(options?: { readonly conversationId?: string; readonly signal?: AbortSignal }): Promise<ChatThread>;
  end(): Promise<void>;
}

export function listen(thread: ChatThread) {
  function heard<E extends keyof ChatEvents>(event: E): ChatEvents[E][] {
    const told: ChatEvents[E][] = [];
    thread.on(event, (detail) => told.push(detail));
    return told;
  }
  const events = {
    connection: heard('connection'),
    added: heard('added'),
    updated: heard('updated'),
    removed: heard('removed'),
    typing: heard('typing'),
    peerRead: heard('peerRead'),
    fatal: heard('fatal'),
  };
  return {
    events,
    get bodies() {
      return events.added.map(({ body }) => body);
    },
    get indexes() {
      return events.added.map(({ index }) => index);
    },
  };
}

export type Heard = ReturnType<typeof listen>;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const upTo = (count: number): number[] => [...Array(count).keys()];

export async function writeMany(backstage: Backstage, count: number): Promise<void> {
  for (const at of upTo(count)) await backstage.write(`m${at}`, at % 2 === 0 ? 'customer' : 'provider');
}
