import { lazyView } from '../element/widget/lazy-view.js';
import { lazyModule } from '../ui/lazy-module.js';

/** The parts of a conversation that load after its messages. */
export const threadRest = lazyModule(() => import('./thread-rest.js'));

export const ContactOptions = lazyView(threadRest, (rest) => rest.ContactOptions);
export const ImageLightbox = lazyView(threadRest, (rest) => rest.ImageLightbox);
export const PhotoTray = lazyView(threadRest, (rest) => rest.PhotoTray);
export const ScheduledLine = lazyView(threadRest, (rest) => rest.ScheduledLine);
export const ThreadContact = lazyView(threadRest, (rest) => rest.ThreadContact);
export const ThreadSearch = lazyView(threadRest, (rest) => rest.ThreadSearch);
export const ComposerTools = lazyView(threadRest, (rest) => rest.ComposerTools);
