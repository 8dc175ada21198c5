import type { ReactElement } from 'react';
import { photoListMessages } from '../../../i18n/photo/photo-list.en-US.js';
import { raqFunnelExtrasMessages } from '../../../i18n/raq-funnel/raq-funnel-extras.en-US.js';
import { raqFunnelStepsMessages } from '../../../i18n/raq-funnel/raq-funnel-steps.en-US.js';
import { formMessages } from '../../../i18n/widget/form.en-US.js';
import { gatewayErrorMessages } from '../../../i18n/widget/gateway-error.en-US.js';
import { LazyPartProvider } from '../../widget/lazy-part-provider.js';
import { AddressFields } from './address-fields.js';
import extrasCss from './funnel-extras.css?inline';
import { PhoneCode } from './phone-code.js';
import { PhotoField } from './photo-field.js';
import { PhotosHold } from './photos-hold.js';
import { ResumedNote } from './resumed-note.js';
import { SaveProgress } from './save-progress.js';

export { resumeAtom as resume } from '../../../state/raq-funnel/progress.js';

/** Those of the steps are there already: a part may be a whole screen. */
const CATALOGUES = [
  raqFunnelStepsMessages,
  formMessages,
  gatewayErrorMessages,
  raqFunnelExtrasMessages,
  photoListMessages,
];

/** Each part with its words and styles. */
export function Address(): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={extrasCss}>
      <AddressFields />
    </LazyPartProvider>
  );
}

export function Photos(): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={extrasCss}>
      <PhotoField />
    </LazyPartProvider>
  );
}

export function PendingPhotos(): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={extrasCss}>
      <PhotosHold />
    </LazyPartProvider>
  );
}

export function Code(): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={extrasCss}>
      <PhoneCode />
    </LazyPartProvider>
  );
}

export function Save(): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={extrasCss}>
      <SaveProgress />
    </LazyPartProvider>
  );
}

export function Resumed(): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES} sheet={extrasCss}>
      <ResumedNote />
    </LazyPartProvider>
  );
}
