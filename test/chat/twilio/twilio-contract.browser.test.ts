import { faraway } from '../../twilsock/remote.js';
import { describeChat } from '../contract.js';
import { twilioStage } from './twilio-stage.js';

describeChat('Twilio in Chromium', () => twilioStage(faraway(location.origin, crypto.randomUUID())));
