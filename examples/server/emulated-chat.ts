import type { CarriedConversation, CarriedMessage, SandboxChatBackend, SandboxScenario } from '../../src/sandbox.js';
import type { Emulator } from '../../test/twilsock/emulator.js';

/** A conversation of the sandbox as the emulator knows it. */
interface Carried {
  readonly sid: string;
  /** The emulator's index of each message, by its id. */
  readonly indices: Map<string, number>;
}

type Service = ReturnType<Emulator['service']>;

/** Applies a scenario to a service of the emulator. The gateway's `chatSession` applies its own. */
function applyScenario(service: Service, scenario: SandboxScenario): void {
  if (scenario === 'failing' || scenario === 'offline') service.refuseSockets(true);
  // The SDK makes about ten calls, one after the other, before a thread is open.
  if (scenario === 'slow') service.delayAnswers(250);
}

/**
 * Carries the conversations of a scenario's sandbox on a service of the emulator, so that the real SDK reads them. A
 * conversation is created there on its first request.
 *
 * @param endpointOf the address of the service for the origin of the gateway
 */
export function emulatedChat(
  emulator: Emulator,
  scenario: SandboxScenario,
  endpointOf: (origin: string, scenario: string) => string,
): SandboxChatBackend {
  const service = emulator.service(scenario);
  const known = new Map<string, Carried>();
  applyScenario(service, scenario);

  function post({ sid, indices }: Carried, { id, author, body, createdAt, clientId, files }: Partial<CarriedMessage>) {
    const media = (files ?? []).map(({ bytes, contentType, filename }) =>
      service.addMedia(Buffer.from(bytes).toString('base64'), contentType, filename),
    );
    const attributes = clientId === undefined ? {} : { clientId };
    const message = { author: author ?? '', body: body ?? '', attributes, media, createdAt };
    const { sid: messageId, index } = service.post(sid, message);
    indices.set(id ?? messageId, index);
    return messageId;
  }

  function layOut(conversation: CarriedConversation): Carried {
    const identities = [conversation.providerIdentity, conversation.customerIdentity];
    const carried = { sid: service.createConversation(identities), indices: new Map<string, number>() };
    for (const message of conversation.history()) post(carried, message);
    for (const identity of identities) {
      const index = carried.indices.get(conversation.lastRead(identity) ?? '');
      if (index !== undefined) service.read(carried.sid, identity, index);
    }
    return carried;
  }

  function carriedOf(conversation: CarriedConversation): Carried {
    const key = `${conversation.providerIdentity} ${conversation.customerIdentity}`;
    const carried = known.get(key) ?? layOut(conversation);
    known.set(key, carried);
    return carried;
  }

  /** Applies a change to a message of the emulator. */
  function at(conversation: CarriedConversation, id: string, act: (sid: string, index: number) => void): void {
    const { sid, indices } = carriedOf(conversation);
    const index = indices.get(id);
    if (index !== undefined) act(sid, index);
  }

  return {
    session: (conversation, identity, origin) => ({
      token: service.token(identity),
      conversationId: carriedOf(conversation).sid,
      endpoint: endpointOf(origin, scenario),
    }),
    append: (conversation, message) => post(carriedOf(conversation), message),
    edit: (conversation, id, body) => at(conversation, id, (sid, index) => service.edit(sid, index, body)),
    remove: (conversation, id) => at(conversation, id, (sid, index) => service.remove(sid, index)),
    receipt: (conversation, id, receipt) =>
      at(conversation, id, (sid, index) => service.receipt(sid, index, { sent: 'all', [receipt]: 'all' })),
    markRead(conversation, identity) {
      const { sid, indices } = carriedOf(conversation);
      service.read(sid, identity, Math.max(-1, ...indices.values()));
    },
    typing: (conversation, identity) => service.typing(carriedOf(conversation).sid, identity),
  };
}
