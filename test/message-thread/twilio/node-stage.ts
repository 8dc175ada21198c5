import '../chat/xml-http-request.js';
import { createEmulator } from '../../twilsock/emulator.js';
import { nearby } from '../../twilsock/remote.js';
import { type TwilioStage, type TwilioStageOptions, twilioStage } from './twilio-stage.js';

export async function nodeStage(options: TwilioStageOptions = {}): Promise<TwilioStage> {
  const emulator = await createEmulator();
  return twilioStage(nearby(emulator.service()), { ...options, end: () => emulator.close() });
}
