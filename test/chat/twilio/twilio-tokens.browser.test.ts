import { faraway } from '../../twilsock/remote.js';
import { describeTokens } from '../token-life.js';
import { type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describeTokens('Twilio in Chromium', makeStage);
