import { expect } from 'vitest';
import { createTwilioChat, type TwilioChat, type TwilioChatTiming } from '../../../src/message-thread/twilio/twilio.js';
import type { RemoteControls } from '../../twilsock/remote.js';
import type { ChatStage } from '../chat/stage.js';

export const PROVIDER = 'provider-1001';
export const CUSTOMER = 'member-2002';

export interface TwilioStage extends ChatStage {
  readonly chat: TwilioChat;
  readonly service: RemoteControls;
  readonly asked: ('start' | 'renew')[];
  tokenLifeMs: number;
}

export interface TwilioStageOptions {
  readonly timing?: Partial<TwilioChatTiming>;
  readonly end?: () => Promise<void>;
}

export async function twilioStage(
  service: RemoteControls,
  { timing, end }: TwilioStageOptions = {},
): Promise<TwilioStage> {
  const chat = createTwilioChat({ lingerMs: 200, retryMs: 100, gapMs: 100, shortestRenewalMs: 500, ...timing });
  const conversationId = await service.createConversation([PROVIDER, CUSTOMER]);
  const endpoint = await service.endpoint();
  const asked: ('start' | 'renew')[] = [];

  const stage: TwilioStage = {
    chat,
    service,
    conversationId,
    asked,
    tokenLifeMs: 3_600_000,
    open: (options) =>
      chat.open({
        conversationId,
        identity: PROVIDER,
        endpoint,
        getToken(reason) {
          asked.push(reason);
          return service.token(PROVIDER, stage.tokenLifeMs);
        },
        ...options,
      }),
    backstage: {
      write: (body, as = 'customer', clientId) =>
        service.post(conversationId, {
          body,
          author: as === 'customer' ? CUSTOMER : PROVIDER,
          attributes: clientId === undefined ? {} : { clientId },
        }),
      async sendFile(text, contentType) {
        const media = await service.addMedia(btoa(text), contentType, 'photo.png');
        return service.post(conversationId, { author: CUSTOMER, media: [media] });
      },
      edit: (index, body) => service.edit(conversationId, index, body),
      remove: (index) => service.remove(conversationId, index),
      receive: (index, how) => service.receipt(conversationId, index, { sent: 'all', [how]: 'all' }),
      type: () => service.typing(conversationId, CUSTOMER),
      read: (index) => service.read(conversationId, CUSTOMER, index),
      readByProvider: () => service.readBy(conversationId, PROVIDER),
      typedByProvider: () => service.typedBy(PROVIDER),
      drop: () => service.dropSockets(),
    },
    async end() {
      chat.shutdown();
      // The SDK throws an unhandled error if a client is disconnected while it starts.
      await expect.poll(() => service.openSockets(), { timeout: 9000 }).toBe(0);
      await end?.();
    },
  };
  return stage;
}
