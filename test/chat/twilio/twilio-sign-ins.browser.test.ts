import { faraway } from '../../twilsock/remote.js';
import { describeSignIns } from '../sign-ins.js';
import { type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describeSignIns('Twilio in Chromium', makeStage);
