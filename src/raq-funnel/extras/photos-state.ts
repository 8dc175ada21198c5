import { REQUEST_PHOTOS } from '../../gateway/limits.js';
import { movedBy } from '../../photo/photo-order.js';
import { createRequestId } from '../../web/request-id.js';
import { callHostFunction, hostFunction } from '../state/host-function.js';
import { triesAtom } from '../state/run.js';
import { type FunnelCaller, funnelOf, patchFunnel, type RequestPhoto } from '../state/store.js';

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
export function addPhotos(taker: PhotoTaker, files: readonly File[]): void {
  const { ref } = taker;
  const room = REQUEST_PHOTOS.most - photosOf(ref).length;
  const added = files
    .slice(0, Math.max(0, room))
    .map((file): RequestPhoto => ({ id: createRequestId(), file, phase: 'preparing', part: 0, reference: '' }));
  patchFunnel(ref, ({ photos = [] }) => ({ photos: [...photos, ...added] }));
  for (const photo of added) void upload(taker, photo);
}

/** Uploads a photo again that was not uploaded. */
export function retryPhoto(taker: PhotoTaker, photo: RequestPhoto): void {
  if (find(taker.ref, photo.id)?.phase === 'failed') void upload(taker, photo);
}

/** Takes photos out, and ends their uploads. */
export function removePhotos(ref: FunnelCaller, out: readonly RequestPhoto[]): void {
  const tries = ref.session.store.get(triesAtom);
  for (const { id } of out) tries.get(keyOf(ref, id))?.abort();
  const ids = out.map(({ id }) => id);
  patchFunnel(ref, ({ photos = [] }) => ({ photos: photos.filter(({ id }) => !ids.includes(id)) }));
}

/** Moves a photo by so many places. */
export function movePhoto(ref: FunnelCaller, photo: RequestPhoto, by: number): void {
  patchFunnel(ref, ({ photos = [] }) => ({ photos: movedBy(photos, photo.id, by) }));
}

async function upload(taker: PhotoTaker, { id, file }: RequestPhoto): Promise<void> {
  const { ref, prepare } = taker;
  const put = (change: Partial<RequestPhoto>) =>
    patchFunnel(ref, ({ photos = [] }) => ({
      photos: photos.map((each) => (each.id === id ? { ...each, ...change } : each)),
    }));
  // Start over and the end of the element abort it with the calls of the funnel.
  const tries = ref.session.store.get(triesAtom);
  const mine = new AbortController();
  tries.set(keyOf(ref, id), mine);
  put({ phase: 'preparing', part: 0 });
  const smaller = await prepare(file).catch(() => null);
  if (mine.signal.aborted) return;
  if (smaller === null) return put({ phase: 'failed' });
  put({ phase: 'uploading' });
  const answer = await callHostFunction(ref.session, {
    operation: 'uploadPhoto',
    call: (signal, alive) => {
      const take = hostFunction(taker.upload);
      if (take === undefined) throw new TypeError('uploadPhoto is no function.');
      const onProgress = (part: unknown) => {
        if (signal.aborted || typeof part !== 'number' || !Number.isFinite(part)) return;
        alive();
        if (find(ref, id)?.phase === 'uploading') put({ part: Math.min(1, Math.max(0, part)) });
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

function photosOf(ref: FunnelCaller): readonly RequestPhoto[] {
  return funnelOf(ref)?.photos ?? [];
}

function find(ref: FunnelCaller, id: string): RequestPhoto | undefined {
  return photosOf(ref).find((each) => each.id === id);
}

/** What the host calls a photo: a text that is not too long for a request. */
function referenceIn(answer: unknown): string | undefined {
  const text = typeof answer === 'string' ? answer.trim() : '';
  return text === '' || text.length > REFERENCE_MAX_LENGTH ? undefined : text;
}
