import { faraway } from '../../twilsock/remote.js';
import { describeDisorder } from '../disorder.js';
import { type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describeDisorder('Twilio in Chromium', makeStage);
