import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { REQUEST_PHOTOS } from '../../gateway/limits.js';
import { movedBy } from '../../photo/photo-order.js';
import { createRequestId } from '../../web/request-id.js';
import { callHostFunction, hostFunction } from '../state/host-function.js';
import { triesAtom } from '../state/run.js';
import { type FunnelCaller, funnelOfAtom, patchFunnelAtom, type RequestPhoto } from '../state/store.js';

/** The time in which an upload must get on, in milliseconds. */
const STALL_MS = 60_000;

const REFERENCE_MAX_LENGTH = 2048;

/** A funnel whose photos go to its host. */
export interface PhotoTaker {
  readonly ref: FunnelCaller;
  /** The host's function. */
  readonly upload: object | undefined;
  /** Makes a photo smaller and takes its metadata out; null if that cannot be done. */
  readonly prepare: (file: File) => Promise<File | null>;
}

/** Adds photos and uploads them, in the order in which they were picked. What is more than the limit is left out. */
export const addPhotosAtom = atom(null, (get, set, taker: PhotoTaker & { readonly files: readonly File[] }): void => {
  const { ref, files } = taker;
  const room = REQUEST_PHOTOS.most - photosOf(get, ref).length;
  const added = files
    .slice(0, Math.max(0, room))
    .map((file): RequestPhoto => ({ id: createRequestId(), file, phase: 'preparing', part: 0, reference: '' }));
  set(patchFunnelAtom, { id: ref.id, change: ({ photos = [] }) => ({ photos: [...photos, ...added] }) });
  for (const photo of added) void upload(get, set, taker, photo);
});

/** Uploads a photo again that was not uploaded. */
export const retryPhotoAtom = atom(null, (get, set, taker: PhotoTaker & { readonly photo: RequestPhoto }): void => {
  if (find(get, taker.ref, taker.photo.id)?.phase === 'failed') void upload(get, set, taker, taker.photo);
});

interface PhotoRef {
  readonly ref: FunnelCaller;
  readonly photo: RequestPhoto;
}

/** Takes photos out, and ends their uploads. */
export const removePhotosAtom = atom(
  null,
  (get, set, { ref, photos: out }: { readonly ref: FunnelCaller; readonly photos: readonly RequestPhoto[] }): void => {
    for (const { id } of out) get(triesAtom).get(keyOf(ref, id))?.abort();
    const ids = out.map(({ id }) => id);
    set(patchFunnelAtom, {
      id: ref.id,
      change: ({ photos = [] }) => ({ photos: photos.filter(({ id }) => !ids.includes(id)) }),
    });
  },
);

/** Moves a photo by so many places. */
export const movePhotoAtom = atom(null, (_get, set, { ref, photo, by }: PhotoRef & { readonly by: number }): void =>
  set(patchFunnelAtom, { id: ref.id, change: ({ photos = [] }) => ({ photos: movedBy(photos, photo.id, by) }) }),
);

async function upload(get: Getter, set: Setter, taker: PhotoTaker, { id, file }: RequestPhoto): Promise<void> {
  const { ref, prepare } = taker;
  const put = (change: Partial<RequestPhoto>) =>
    set(patchFunnelAtom, {
      id: ref.id,
      change: ({ photos = [] }) => ({
        photos: photos.map((each) => (each.id === id ? { ...each, ...change } : each)),
      }),
    });
  // Start over and the end of the element abort it with the calls of the funnel.
  const tries = get(triesAtom);
  const mine = new AbortController();
  tries.set(keyOf(ref, id), mine);
  put({ phase: 'preparing', part: 0 });
  const smaller = await prepare(file).catch(() => null);
  if (mine.signal.aborted) return;
  if (smaller === null) return put({ phase: 'failed' });
  put({ phase: 'uploading' });
  const answer = await callHostFunction(get, {
    session: ref.session,
    operation: 'uploadPhoto',
    call: (signal, alive) => {
      const take = hostFunction(taker.upload);
      if (take === undefined) throw new TypeError('uploadPhoto is no function.');
      const onProgress = (part: unknown) => {
        if (signal.aborted || typeof part !== 'number' || !Number.isFinite(part)) return;
        alive();
        if (find(get, ref, id)?.phase === 'uploading') put({ part: Math.min(1, Math.max(0, part)) });
      };
      return take(smaller, { signal, onProgress });
    },
    read: referenceIn,
    signal: mine.signal,
    limitMs: STALL_MS,
  });
  if (tries.get(keyOf(ref, id)) === mine) tries.delete(keyOf(ref, id));
  if (answer.kind === 'aborted') return;
  put(answer.kind === 'done' ? { phase: 'done', part: 1, reference: answer.value } : { phase: 'failed' });
}

const keyOf = (ref: FunnelCaller, id: string) => `${ref.id} photo ${id}`;

function photosOf(get: Getter, ref: FunnelCaller): readonly RequestPhoto[] {
  return get(funnelOfAtom)(ref.id)?.photos ?? [];
}

function find(get: Getter, ref: FunnelCaller, id: string): RequestPhoto | undefined {
  return photosOf(get, ref).find((each) => each.id === id);
}

/** What the host calls a photo: a text that is not too long for a request. */
function referenceIn(answer: unknown): string | undefined {
  const text = typeof answer === 'string' ? answer.trim() : '';
  return text === '' || text.length > REFERENCE_MAX_LENGTH ? undefined : text;
}
