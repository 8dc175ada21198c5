import type { KeyboardEvent, ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { PHOTOS_AT_ONCE } from '../../gateway/limits.js';
import { movedBy, PhotoList } from '../../photo/photo-list.js';
import { type AttachmentError, fileSizeText, lookAtPhotos, preparePhoto } from '../../photo/prepare-photo.js';
import { trash } from '../../ui/icons/thread-icons.js';
import { createRequestId } from '../../web/request-id.js';
import type { SentFile } from '../conversation/conversation-state.js';

/** Why a photo was refused. */
export interface Refusal {
  readonly name: string;
  readonly error: AttachmentError | 'too-many';
}

export interface ChosenPhoto {
  readonly id: string;
  readonly file: File;
  /** What is sent: the prepared photo or the original; null while it is being prepared. */
  readonly sent: SentFile | null;
}

/** Reads and changes the chosen photos while others are being prepared. */
export interface PhotoQueue {
  /** Null once the thread is closed. */
  photos(): readonly ChosenPhoto[] | null;
  /** Changes the current photos. The rendered ones may be older. */
  change(update: (photos: readonly ChosenPhoto[]) => readonly ChosenPhoto[]): void;
  refuse(refusals: readonly Refusal[]): void;
}

/** Adds photos in the order in which they were picked. Prepares them one by one, because phones have little memory. */
export async function choosePhotos(files: readonly File[], queue: PhotoQueue): Promise<void> {
  const { good, wrong } = await lookAtPhotos(files);
  const chosen = queue.photos();
  if (chosen === null) return;
  const remaining = PHOTOS_AT_ONCE - chosen.length;
  // A single file needs no name in the error.
  const nameOf = (name: string) => (files.length > 1 ? name : '');
  let refusals: readonly Refusal[] = wrong.map(({ name, error }) => ({ name: nameOf(name), error }));
  if (good.length > remaining) refusals = [...refusals, { name: '', error: 'too-many' }];
  queue.refuse(refusals);
  const added = good.slice(0, remaining).map(({ file, type }) => ({ id: createRequestId(), file, type, sent: null }));
  if (added.length > 0) queue.change((photos) => [...photos, ...added]);
  for (const { id, file, type } of added) {
    const isStill = () => queue.photos()?.some((each) => each.id === id && each.sent === null);
    // It was removed, or the thread was closed.
    if (!isStill()) continue;
    const sent = await preparePhoto(file, type).catch(() => null);
    if (!isStill()) continue;
    if (sent) queue.change((photos) => photos.map((each) => (each.id === id ? { ...each, sent } : each)));
    else {
      queue.change((photos) => photos.filter((each) => each.id !== id));
      refusals = [...refusals, { name: nameOf(file.name), error: 'not-loaded' }];
      queue.refuse(refusals);
    }
  }
}

export interface PhotoTrayProps {
  readonly photos: readonly ChosenPhoto[];
  readonly change: PhotoQueue['change'];
  /** The message that goes with the photos. */
  readonly caption: string;
  readonly onCaption: (caption: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The chosen photos, with their order, names, size and caption. */
export function PhotoTray({ photos, change, caption, onCaption, onKeyDown }: PhotoTrayProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className="chosen" part="file">
      <PhotoList
        photos={photos}
        label={t('chosenPhotos')}
        removeIcon={trash}
        removeLabel={t('removeFile')}
        onMove={({ id }, by) => change((now) => movedBy(now, id, by))}
        onRemove={({ id }) => change((now) => now.filter((each) => each.id !== id))}
      >
        {({ file }) => (
          <p className="file" title={file.name}>
            {file.name}
          </p>
        )}
      </PhotoList>
      <TraySize
        photos={photos}
        onOriginals={() => change((now) => now.map((each) => ({ ...each, sent: each.file })))}
      />
      <textarea
        className="input"
        rows={1}
        aria-label={t('photoCaption')}
        placeholder={t('photoCaption')}
        dir="auto"
        value={caption}
        onChange={(event) => onCaption(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The total size of the photos, with the choice to send the originals. */
function TraySize({
  photos,
  onOriginals,
}: {
  photos: PhotoTrayProps['photos'];
  onOriginals: () => void;
}): ReactElement {
  const { t, plural, format } = useWidget();
  const inAll = photos.length;
  const isReady = photos.every(({ sent }) => sent !== null);
  const isSmaller = isReady && photos.some(({ file, sent }) => sent !== file);
  const size = fileSizeText(
    photos.reduce((sum, { sent }) => sum + (sent?.size ?? 0), 0),
    format.locale,
  );
  const count = format.count(inAll);
  const many = t(isSmaller ? 'photosSmaller' : 'photosSize', { count, size });
  const one = isSmaller ? t('madeSmaller', { size }) : size;
  return (
    <>
      <p className="muted" role="status">
        {isReady ? (
          `${inAll === 1 ? one : many} `
        ) : (
          <>
            {plural(inAll, 'preparingPhoto', 'preparingPhotos')} <progress aria-hidden="true" />
          </>
        )}
        {isSmaller ? (
          <button type="button" className="link" onClick={onOriginals}>
            {plural(inAll, 'sendOriginal', 'sendOriginals')}
          </button>
        ) : null}
      </p>
      {isSmaller ? <p className="muted">{plural(inAll, 'originalPlace', 'originalsPlace')}</p> : null}
    </>
  );
}
