import composer from './composer.css?inline';
import bubble from './list/message-bubble.css?inline';
import list from './list/thread-list.css?inline';
import thread from './message-thread.css?inline';

/** The style sheets of the message thread, weakest first. */
export const messageThreadSheets: readonly string[] = [thread, list, bubble, composer];
