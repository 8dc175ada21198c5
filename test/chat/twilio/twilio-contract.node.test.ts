import '../xml-http-request.js';
import { createEmulator } from '../../twilsock/emulator.js';
import { nearby } from '../../twilsock/remote.js';
import { describeChat } from '../contract.js';

describeChat('Twilio in Node', async () => {
  const emulator = await createEmulator();
  const { twilioStage } = await import('./twilio-stage.js');
  return twilioStage(nearby(emulator.service()), { end: () => emulator.close() });
});
