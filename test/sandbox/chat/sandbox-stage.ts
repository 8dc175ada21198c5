import { createGateway } from '../../../src/gateway.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox.js';
import { type ChatStage, listen } from '../../message-thread/chat/stage.js';

export const PROVIDER = '4711042';

export interface SandboxStage extends ChatStage {
  readonly sandbox: Sandbox;
  readonly customer: ReturnType<Sandbox['customer']>;
}

let stages = 0;

export async function sandboxStage(options: SandboxOptions = {}): Promise<SandboxStage> {
  const sandbox = createSandbox(options);
  const gateway = createGateway({ url: 'http://sandbox.invalid', fetch: sandbox.fetch });
  stages += 1;
  const who = { serviceProviderId: PROVIDER, userId: `nobody-${stages}-${Math.random()}` };
  const { conversationSid: conversationId, identity, token } = await gateway.chatSession(who);
  const customer = sandbox.customer(who);
  const getToken = async () => token;
  const open: SandboxStage['open'] = (more) => sandbox.chat.open({ conversationId, identity, getToken, ...more });
  const theirs = await sandbox.chat.open({ conversationId, identity: `member-${who.userId}`, getToken });
  const heard = listen(theirs);
  const restores: ReturnType<typeof setTimeout>[] = [];

  async function writeAsProvider(text: string, clientId: string | undefined) {
    const message = { text, senderEntityId: PROVIDER, receiverEntityId: who.userId, ...(clientId && { clientId }) };
    const { messageId } = await gateway.sendMessage(message);
    const { messages } = await theirs.recent(1000);
    return { index: messages.find(({ id }) => id === messageId)?.index ?? -1 };
  }

  return {
    sandbox,
    customer,
    chat: sandbox.chat,
    conversationId,
    open,
    backstage: {
      write: (body, as = 'customer', clientId) =>
        as === 'customer' ? customer.say(body) : writeAsProvider(body, clientId),
      sendFile: (text, type) => customer.sendImage(new File([text], 'photo.png', { type })),
      edit: customer.edit,
      remove: customer.remove,
      receive: customer.receipt,
      type: () => customer.typing(true),
      read: (index) => customer.read(index),
      readByProvider: async () => heard.events.peerRead.at(-1)?.index ?? null,
      typedByProvider: async () => heard.events.typing.filter(({ active }) => active).length,
      async drop() {
        sandbox.chatControls.drop();
        restores.push(setTimeout(() => sandbox.chatControls.restore(), 250));
      },
    },
    async end() {
      for (const restore of restores) clearTimeout(restore);
      theirs.close();
      sandbox.chatControls.die();
    },
  };
}
