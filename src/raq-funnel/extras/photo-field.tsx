import { type ReactElement, useId, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { ATTACHMENT_ACCEPT, REQUEST_PHOTOS } from '../../gateway/limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { movedBy, PhotoList } from '../../photo/photo-list.js';
import {
  type AttachmentError,
  type CheckedPhoto,
  fileSizeText,
  lookAtPhotos,
  preparePhoto,
} from '../../photo/prepare-photo.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, x } from '../../ui/icons/icons.js';
import { createRequestId } from '../../web/request-id.js';
import { callHostFunction } from '../funnel/host-functions.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TextButton } from '../shell/text-button.js';
import { triesAtom } from '../state/run.js';
import { type FunnelCaller, funnelOf, patchFunnel, type RequestPhoto } from '../state/store.js';

/** The time in which an upload must get on, in milliseconds. */
const STALL_MS = 60_000;

const REFERENCE_MAX_LENGTH = 2048;

/** Makes a photo smaller, takes its metadata out, and gives it to the host's function. */
async function upload(ref: FunnelCaller, host: object | undefined, { id, file, type }: RequestPhoto): Promise<void> {
  const put = (change: Partial<RequestPhoto>) =>
    patchFunnel(ref, ({ photos }) => ({
      photos: photos.map((each) => (each.id === id ? { ...each, ...change } : each)),
    }));
  // Start over and the end of the element abort it with the calls of the funnel.
  const tries = ref.session.store.get(triesAtom);
  const mine = new AbortController();
  tries.set(keyOf(ref, id), mine);
  put({ phase: 'preparing', part: 0 });
  const smaller = await preparePhoto(file, type).catch(() => null);
  if (mine.signal.aborted) return;
  if (smaller === null) return put({ phase: 'failed' });
  put({ phase: 'uploading' });
  const answer = await callHostFunction(ref.session, {
    operation: 'uploadPhoto',
    provided: host,
    args: [smaller],
    options: (signal, alive) => ({
      onProgress: (part: unknown) => {
        if (signal.aborted || typeof part !== 'number' || !Number.isFinite(part)) return;
        alive();
        if (find(ref, id)?.phase === 'uploading') put({ part: Math.min(1, Math.max(0, part)) });
      },
    }),
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

const ERRORS: Readonly<Record<AttachmentError, MessageKey>> = {
  'too-large': 'funnelPhotoTooLarge',
  'wrong-type': 'funnelPhotoWrongType',
  'not-loaded': 'funnelPhotoBroken',
};

const PHASES: Readonly<Record<RequestPhoto['phase'], MessageKey>> = {
  preparing: 'funnelPhotoPreparing',
  uploading: 'funnelPhotoUploading',
  done: 'funnelPhotoDone',
  failed: 'funnelPhotoFailed',
};

/** What can be done with the photos of the request. */
function usePhotos() {
  const { photos, state, caller: ref, settings, send: sendEvent } = useFunnel();
  const send = (photo: RequestPhoto) => void upload(ref, settings.uploadPhoto, photo);
  const count = () => sendEvent({ type: 'photos-counted', count: photosOf(ref).length });
  return {
    photos,
    /** Photos were added before the page was reloaded, which takes them. */
    areLost: photos.length === 0 && state.photoCount > 0,
    /** Adds photos up to the limit, and uploads them. */
    add(checked: readonly CheckedPhoto[]) {
      const added = checked
        .slice(0, Math.max(0, REQUEST_PHOTOS.most - photosOf(ref).length))
        .map(
          (photo): RequestPhoto => ({ ...photo, id: createRequestId(), phase: 'preparing', part: 0, reference: '' }),
        );
      patchFunnel(ref, (funnel) => ({ photos: [...funnel.photos, ...added] }));
      count();
      added.forEach(send);
    },
    retry(photo: RequestPhoto) {
      if (find(ref, photo.id)?.phase === 'failed') send(photo);
    },
    /** Removes photos, and ends their uploads. */
    remove(out: readonly RequestPhoto[]) {
      const tries = ref.session.store.get(triesAtom);
      const ids = out.map(({ id }) => id);
      for (const id of ids) tries.get(keyOf(ref, id))?.abort();
      patchFunnel(ref, (funnel) => ({ photos: funnel.photos.filter(({ id }) => !ids.includes(id)) }));
      count();
    },
    move: (photo: RequestPhoto, by: number) =>
      patchFunnel(ref, (funnel) => ({ photos: movedBy(funnel.photos, photo.id, by) })),
  };
}

/** Photos of the job: they are sent to the host immediately, and the request names them. */
export function PhotoField(): ReactElement {
  const { t, format } = useWidget();
  const id = useId();
  const { photos, areLost, add, retry, remove, move } = usePhotos();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const most = format.count(REQUEST_PHOTOS.most);
  const size = fileSizeText(REQUEST_PHOTOS.maxBytes, format.locale);
  const remaining = REQUEST_PHOTOS.most - photos.length;

  const pick = async (files: readonly File[]) => {
    const { good, wrong } = await lookAtPhotos(files, REQUEST_PHOTOS.maxBytes);
    const left = wrong.map(({ name, error }) => t(ERRORS[error], { name, size }));
    setNotes(good.length > remaining ? [...left, t('funnelPhotosFull', { most })] : left);
    add(good);
  };
  return (
    <section className="funnel-photos" aria-labelledby={`${id}l`}>
      <h3 id={`${id}l`}>{t('funnelPhotos')}</h3>
      <p className="hint" id={`${id}h`}>
        {t('funnelPhotosHint', { most })}
      </p>
      <PhotoList
        photos={photos}
        removeIcon={x}
        hasFailed={({ phase }) => phase === 'failed'}
        onMove={move}
        onRemove={(photo) => {
          remove([photo]);
          setNotes([]);
        }}
        onEmpty={() => button.current?.focus()}
      >
        {(photo, at) => <PhotoState photo={photo} at={at} onRetry={() => retry(photo)} />}
      </PhotoList>
      {areLost ? <p role="status">{t('funnelPhotosNotKept')}</p> : null}
      {notes.map((note) => (
        <p key={note} className="err" role="alert">
          <Icon path={alert} />
          <span>{note}</span>
        </p>
      ))}
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={ATTACHMENT_ACCEPT}
        onChange={(event) => {
          void pick([...(event.currentTarget.files ?? [])]);
          // Cleared after each pick, so that the same file can be picked again.
          event.currentTarget.value = '';
        }}
      />
      <button
        ref={button}
        type="button"
        className="btn"
        aria-describedby={`${id}h`}
        aria-disabled={remaining <= 0 || undefined}
        onClick={() => {
          if (remaining > 0) input.current?.click();
          else setNotes([t('funnelPhotosFull', { most })]);
        }}
      >
        {t('funnelPhotosAdd')}
      </button>
    </section>
  );
}

interface PhotoStateProps {
  readonly photo: RequestPhoto;
  readonly at: number;
  readonly onRetry: () => void;
}

function PhotoState({ photo: { phase, part }, at, onRetry }: PhotoStateProps): ReactElement {
  const { t, format } = useWidget();
  return (
    <>
      <p role="status">{t(PHASES[phase])}</p>
      {phase === 'uploading' ? <progress value={part} max={1} aria-label={t('funnelPhotoUploading')} /> : null}
      {phase === 'failed' ? (
        <TextButton label="retry" name={t('funnelPhotoRetry', { index: format.count(at + 1) })} onPress={onRetry} />
      ) : null}
    </>
  );
}

/** Says that a request will be sent without the photos that a reload took; nothing if it took none. */
export function PhotosLost(): ReactElement | null {
  const { t } = useWidget();
  const { questions, send } = useFunnel();
  if (!usePhotos().areLost) return null;
  // The description with the photos comes after all questions.
  const goToPhotos = () => send({ type: 'went-to', step: 'project', screen: questions.length });
  return (
    <div className="funnel-hold">
      <p role="status">{t('funnelPhotosNotKept')}</p>
      <TextButton label="funnelPhotosAdd" onPress={goToPhotos} />
    </div>
  );
}

/** Why a request that is to be sent waits: its photos are on their way, or one was not uploaded. */
export function PhotosHold(): ReactElement {
  const { t, plural } = useWidget();
  const { photos, retry, remove } = usePhotos();
  const missing = photos.filter(({ phase }) => phase !== 'done');
  const failed = missing.filter(({ phase }) => phase === 'failed');
  const without = <TextButton label="funnelPhotosNotWaiting" onPress={() => remove(missing)} />;
  if (failed.length < missing.length || failed.length === 0) {
    return (
      <div className="funnel-hold">
        <p role="status">{t('funnelPhotosWaiting')}</p>
        {without}
      </div>
    );
  }
  const lost = plural(failed.length, 'funnelPhotosLostOne', 'funnelPhotosLostMany');
  return (
    <div className="funnel-failure">
      <Icon path={alert} />
      <p role="alert">{lost}</p>
      <TextButton label="retry" onPress={() => failed.forEach(retry)} />
      {without}
    </div>
  );
}
