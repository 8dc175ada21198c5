import './xml-http-request.js';
import { createEmulator } from '../twilsock/emulator.js';
import { nearby } from '../twilsock/remote.js';
import { describeDisorder } from './disorder.js';
import { describeLifecycle } from './lifecycle.js';
import { describeTokens } from './token-life.js';
import type { TwilioStageOptions } from './twilio-stage.js';

async function makeStage(options?: TwilioStageOptions) {
  const emulator = await createEmulator();
  const { twilioStage } = await import('./twilio-stage.js');
  return twilioStage(nearby(emulator.service()), { ...options, end: () => emulator.close() });
}

describeDisorder('Twilio in Node', makeStage);
describeTokens('Twilio in Node', makeStage);
describeLifecycle('Twilio in Node', makeStage);
