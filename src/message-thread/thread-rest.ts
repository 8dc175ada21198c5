import { photoListMessages } from '../photo/messages.en-US.js';
import lightboxCss from './photo/image-lightbox.css?inline';
import { threadPhotosMessages } from './photo/messages.en-US.js';
import trayCss from './photo/photo-tray.css?inline';
import { threadSearchMessages } from './search/messages.en-US.js';
import searchCss from './search/thread-search.css?inline';
import { threadToolsMessages } from './tools/messages.en-US.js';
import toolsCss from './tools/thread-tools.css?inline';

export { ThreadContact } from './contact/thread-contact.js';
/** The parts of a conversation that load after its messages. `lazy-thread.ts` draws them. */
export { ImageLightbox } from './photo/image-lightbox.js';
export { choosePhotos, PhotoTray } from './photo/photo-tray.js';
export { ThreadSearch } from './search/thread-search.js';
export { ScheduledLine } from './tools/scheduled-line.js';
export { ThreadTools } from './tools/thread-tools.js';

export const catalogues = [threadToolsMessages, threadPhotosMessages, photoListMessages, threadSearchMessages];

export const sheet = toolsCss + trayCss + searchCss + lightboxCss;
