import type { ChatClient } from '../contract/chat.js';
import { sessionEnds } from './session-ends.js';

let client: Promise<ChatClient> | undefined;

/** The page's one Twilio chat; its code is fetched with the first thread, and again where that has failed. */
export function fetchTwilioChat(): Promise<ChatClient> {
  client ??= import('../chat/twilio.js').then(
    ({ createTwilioChat }) => {
      const chat = createTwilioChat();
      // Its connection would linger for some seconds.
      sessionEnds.add(() => chat.shutdown());
      return chat;
    },
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
