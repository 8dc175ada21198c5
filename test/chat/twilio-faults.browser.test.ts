import { faraway } from '../twilsock/remote.js';
import { describeDisorder } from './disorder.js';
import { describeLifecycle } from './lifecycle.js';
import { describeTokens } from './token-life.js';
import { type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describeDisorder('Twilio in Chromium', makeStage);
describeTokens('Twilio in Chromium', makeStage);
describeLifecycle('Twilio in Chromium', makeStage);
