import { lazyView } from '../../element/widget/lazy-view.js';
import { lazyModule } from '../../ui/lazy-module.js';

/** The parts that a host turns on by a property. */
export const extras = lazyModule(() => import('./extras.js'));

export const AddressFields = lazyView(extras, (loaded) => loaded.AddressFields);
export const PhoneCode = lazyView(extras, (loaded) => loaded.PhoneCode);
export const PhotoField = lazyView(extras, (loaded) => loaded.PhotoField);
export const PhotosHold = lazyView(extras, (loaded) => loaded.PhotosHold);
export const PhotosLost = lazyView(extras, (loaded) => loaded.PhotosLost);
export const ResumedNote = lazyView(extras, (loaded) => loaded.ResumedNote);
export const SaveProgress = lazyView(extras, (loaded) => loaded.SaveProgress);
