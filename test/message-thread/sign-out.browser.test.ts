import { expect, it, vi } from 'vitest';
import { fetchTwilioChat } from '../../src/elements/twilio-chat.js';
import { signOut } from '../../src/index.js';

it('signing out ends the connection of the page’s chat at once, each time', async () => {
  const chat = await fetchTwilioChat();
  expect(await fetchTwilioChat()).toBe(chat);
  const shutdown: unknown = Reflect.get(chat, 'shutdown');
  const ended = vi.fn(() => Reflect.apply(shutdown as () => void, chat, []));
  Reflect.set(chat, 'shutdown', ended);
  signOut();
  signOut();
  expect(ended).toHaveBeenCalledTimes(2);
});
