import { lazyPart } from '../../ui/lazy-part.js';

/** The code of the board that is fetched after its first leads. */
export const boardTools = lazyPart(() => import('./board-tools.js'));

export type BoardTools = NonNullable<typeof boardTools.loaded>;
