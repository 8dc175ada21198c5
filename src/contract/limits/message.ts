/** Messages and lists: numbers that the specification gives (Spec §9). */

/** What may be attached to a message: bytes, and types. */
export const ATTACHMENT_MAX_BYTES = 157_286_400;
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png'] as const;
/** Milliseconds that an attachment's error stays. */
export const ATTACHMENT_ERROR_MS = 10_000;
/** Pixels from the end of a list at which more is asked for. */
export const INFINITE_SCROLL_THRESHOLD = 250;
/** A list that is drawn in part: rows a page, pixels ahead, rows at least. */
export const VIRTUAL_LIST = { pageSize: 10, threshold: 100, minimumSize: 1 } as const;
/** Interaction activities that a thread asks for. */
export const ACTIVITIES_LIMIT = 4;
/** Messages that a thread asks for at once. */
export const THREAD_PAGE_SIZE = 30;
