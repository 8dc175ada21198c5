import { lazyView } from '../element/widget/lazy-view.js';
import { lazyModule } from '../ui/lazy-module.js';

/** The tools of a conversation. They load after its messages. */
export const threadTools = lazyModule(() => import('./thread-tools.js'));

export const ContactOptions = lazyView(threadTools, (tools) => tools.ContactOptions);
export const ImageLightbox = lazyView(threadTools, (tools) => tools.ImageLightbox);
export const PhotoTray = lazyView(threadTools, (tools) => tools.PhotoTray);
export const ScheduledLine = lazyView(threadTools, (tools) => tools.ScheduledLine);
export const ThreadContact = lazyView(threadTools, (tools) => tools.ThreadContact);
export const ThreadSearch = lazyView(threadTools, (tools) => tools.ThreadSearch);
export const ComposerTools = lazyView(threadTools, (tools) => tools.ComposerTools);
