import { photoListMessages } from '../../../i18n/photo/photo-list.en-US.js';
import { raqFunnelExtrasMessages } from '../../../i18n/raq-funnel/raq-funnel-extras.en-US.js';
import { raqFunnelStepsMessages } from '../../../i18n/raq-funnel/raq-funnel-steps.en-US.js';
import { formMessages } from '../../../i18n/widget/form.en-US.js';
import { gatewayErrorMessages } from '../../../i18n/widget/gateway-error.en-US.js';
import extrasCss from './funnel-extras.css?inline';

/** The parts of a funnel that a host turns on by a property. `lazy-extras.ts` draws them. */
export { resumeAtom } from '../../../state/raq-funnel/progress.js';
export { AddressFields } from './address-fields.js';
export { PhoneCode } from './phone-code.js';
export { PhotoField } from './photo-field.js';
export { PhotosHold } from './photos-hold.js';
export { ResumedNote } from './resumed-note.js';
export { SaveProgress } from './save-progress.js';

export const catalogues = [
  raqFunnelStepsMessages,
  formMessages,
  gatewayErrorMessages,
  raqFunnelExtrasMessages,
  photoListMessages,
];

export const sheet = extrasCss;
