import type { ChatThread } from '../src/chat.js';
import type { CustomerSession, Sandbox, SandboxCustomer } from '../src/sandbox.js';

/** What the customer's page can do with a conversation, for every kind of storage. */
export interface CustomerSide extends Pick<SandboxCustomer, 'say' | 'sendImage'> {
  open(): Promise<ChatThread>;
}

export interface Who {
  readonly serviceProviderId: string;
  readonly userId: string;
}

/**
 * The customer of the local server: reads with the real SDK, writes over `/customer/…`.
 * @param base the path before `/customer/…`, for example `/weather/slow`
 */
export function onServer(base: string, who: Who): CustomerSide {
  const query = new URLSearchParams({ ...who });

  async function ask(path: string, init?: RequestInit) {
    const answer = await fetch(`${base}/customer/${path}`, init);
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return answer.json();
  }

  return {
    async open() {
      const { createTwilioChat } = await import('../src/message-thread/twilio/twilio.js');
      const session = (): Promise<CustomerSession> => ask(`session?${query}`);
      const getToken = async () => (await session()).token;
      return createTwilioChat().open({ ...(await session()), getToken });
    },
    say: (body) => ask(`messages?${query}`, { method: 'POST', body }),
    sendImage: (image) =>
      ask(`images?${query}&name=${encodeURIComponent(image.name ?? 'photo')}`, {
        method: 'POST',
        headers: { 'Content-Type': image.type },
        body: image,
      }),
  };
}

/** The customer of a sandbox in the page: another tab with `<lead-gateway demo>` is the provider. */
export function inPage(sandbox: Sandbox, who: Who): CustomerSide {
  const customer = sandbox.customer(who);
  return {
    ...customer,
    async open() {
      const session = await customer.session();
      return sandbox.chat.open({ ...session, getToken: async () => session.token });
    },
  };
}
