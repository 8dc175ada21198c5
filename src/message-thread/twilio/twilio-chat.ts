import type { ChatClient } from '../../gateway/chat/chat.js';

let client: Promise<ChatClient> | undefined;

/** The page's one Twilio chat. The first thread loads its code. After a failure the next call tries again. */
export function fetchTwilioChat(): Promise<ChatClient> {
  client ??= import('./twilio.js').then(
    ({ createTwilioChat }) => createTwilioChat(),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
