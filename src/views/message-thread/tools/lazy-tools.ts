import { lazyPart } from '../../../ui/lazy-part.js';

/** What helps with writing. It loads when the messages are there. */
export const threadTools = lazyPart(() => import('./thread-tools.js'));
