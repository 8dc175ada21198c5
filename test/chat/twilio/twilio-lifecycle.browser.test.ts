import { faraway } from '../../twilsock/remote.js';
import { describeLifecycle } from '../lifecycle.js';
import { type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describeLifecycle('Twilio in Chromium', makeStage);
