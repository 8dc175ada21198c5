import { photoListMessages } from '../photo/messages.en-US.js';
import { messageThreadLazyMessages } from './lazy-messages.en-US.js';
import trayCss from './photo/photo-tray.css?inline';
import searchCss from './search/thread-search.css?inline';
import toolsCss from './tools/thread-tools.css?inline';

export { ThreadContact } from './contact/thread-contact.js';
/** The parts of a conversation that load after its messages. `lazy-thread.ts` draws them. */
export { ImageLightbox } from './photo/image-lightbox.js';
export { choosePhotos, PhotoTray } from './photo/photo-tray.js';
export { ThreadSearch } from './search/thread-search.js';
export { ScheduledLine } from './tools/scheduled-line.js';
export { ThreadTools } from './tools/thread-tools.js';

export const catalogues = [photoListMessages, messageThreadLazyMessages];

export const sheet = toolsCss + trayCss + searchCss;
