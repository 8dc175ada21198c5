export { createTwilioChat, type TwilioChat, type TwilioChatTiming } from '../message-thread/twilio/twilio.js';
