import type { ChatClient } from '../../contract/chat.js';

let client: Promise<ChatClient> | undefined;

/** The page's one Twilio chat; its code is fetched with the first thread, and again where that has failed. */
export function fetchTwilioChat(): Promise<ChatClient> {
  client ??= import('../../chat/twilio.js').then(
    ({ createTwilioChat }) => createTwilioChat(),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
