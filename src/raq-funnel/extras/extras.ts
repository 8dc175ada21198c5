import { formMessages } from '../../i18n/form-messages.en-US.js';
import { photoListMessages } from '../../photo/messages.en-US.js';
import { raqFunnelStepsMessages } from '../step/messages.en-US.js';
import extrasCss from './funnel-extras.css?inline';
import { raqFunnelExtrasMessages } from './messages.en-US.js';

/** The parts of a funnel that a host turns on by a property. `lazy-extras.ts` draws them. */
export { AddressFields } from './address-fields.js';
export { PhoneCode } from './phone-code.js';
export { PhotoField, PhotosHold, PhotosLost } from './photo-field.js';
export { resumeProgress } from './progress.js';
export { ResumedNote, SaveProgress } from './save-progress.js';

export const catalogues = [raqFunnelStepsMessages, formMessages, raqFunnelExtrasMessages, photoListMessages];

export const sheet = extrasCss;
