import { threadPhotosMessages } from '../../i18n/message-thread/thread-photos.en-US.js';
import { threadSearchMessages } from '../../i18n/message-thread/thread-search.en-US.js';
import { threadToolsMessages } from '../../i18n/message-thread/thread-tools.en-US.js';
import { photoListMessages } from '../../i18n/photo/photo-list.en-US.js';
import lightboxCss from './photo/image-lightbox.css?inline';
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

export const catalogues = [threadToolsMessages, threadPhotosMessages, photoListMessages, threadSearchMessages];

export const sheet = toolsCss + trayCss + searchCss + lightboxCss;
