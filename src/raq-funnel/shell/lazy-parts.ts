import { lazyView } from '../../element/widget/lazy-view.js';
import { lazyModule } from '../../ui/lazy-module.js';

/** The funnel without its first screen. */
export const funnelRest = lazyModule(() => import('./funnel-rest.js'));

export const FunnelDialog = lazyView(funnelRest, (rest) => rest.FunnelDialog);
export const FunnelEngine = lazyView(funnelRest, (rest) => rest.FunnelEngine);
export const FunnelSteps = lazyView(funnelRest, (rest) => rest.FunnelSteps);

/** The parts that a host turns on by a property. */
export const extras = lazyModule(() => import('../extras/extras.js'));

export const AddressFields = lazyView(extras, (loaded) => loaded.AddressFields);
export const PhoneCode = lazyView(extras, (loaded) => loaded.PhoneCode);
export const PhotoField = lazyView(extras, (loaded) => loaded.PhotoField);
export const PhotosHold = lazyView(extras, (loaded) => loaded.PhotosHold);
export const ResumedNote = lazyView(extras, (loaded) => loaded.ResumedNote);
export const SaveProgress = lazyView(extras, (loaded) => loaded.SaveProgress);
