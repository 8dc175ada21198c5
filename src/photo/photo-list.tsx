import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWidget } from '../element/widget/widget-context.js';
import { Icon } from '../ui/icons/icon.js';
import { left, right } from '../ui/icons/lazy-icons.js';
import { sheetRef } from '../ui/theme/sheets.js';
import css from './photo-list.css?inline';

const sheet = sheetRef(css);

interface ListedPhoto {
  readonly id: string;
  readonly file: File;
}

interface PhotoListProps<Photo extends ListedPhoto> {
  readonly photos: readonly Photo[];
  readonly label?: string;
  /** The content below a photo. Positions start at 0. */
  readonly children: (photo: Photo, at: number) => ReactNode;
  readonly hasFailed?: (photo: Photo) => boolean;
  readonly removeIcon: string;
  /** The name of the button of a single photo. */
  readonly removeLabel?: string | undefined;
  readonly onMove: (photo: Photo, by: number) => void;
  readonly onRemove: (photo: Photo) => void;
  /** The last one was removed, so the focus has no place. */
  readonly onEmpty?: () => void;
}

/** Photos that were chosen, in an order that buttons and the pointer change. */
export function PhotoList<Photo extends ListedPhoto>(props: PhotoListProps<Photo>): ReactElement {
  const { photos, label, children, hasFailed, removeIcon, removeLabel, onMove, onRemove, onEmpty } = props;
  const { t, format } = useWidget();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const total = format.count(photos.length);
  const move = (photo: Photo, by: number) => {
    const index = format.count(photos.indexOf(photo) + 1 + by);
    onMove(photo, by);
    setSaid(t('photoMoved', { index, total }));
  };
  /** Focuses the button of the photo that takes its place. */
  const remove = (photo: Photo, at: number, list: Element | null) => {
    flushSync(() => {
      setSaid(t('photoRemoved'));
      onRemove(photo);
    });
    const next = list?.isConnected && (list.children[at] ?? list.lastElementChild);
    if (next) next.querySelector<HTMLElement>('.take-out')?.focus();
    else onEmpty?.();
  };
  const dragOver = (at: number) => {
    const photo = photos.find(({ id }) => id === dragged);
    const by = photo ? at - photos.indexOf(photo) : 0;
    if (photo && by !== 0) move(photo, by);
  };
  return (
    <>
      {photos.length === 0 ? null : (
        <ol className={photos.length === 1 ? 'photos alone' : 'photos'} ref={sheet} aria-label={label}>
          {photos.map((photo, at) => (
            <li
              key={photo.id}
              className={`${hasFailed?.(photo) ? 'failed' : ''}${photo.id === dragged ? ' dragged' : ''}`}
              draggable={photos.length > 1}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                setDragged(photo.id);
              }}
              onDragEnter={() => dragOver(at)}
              onDragEnd={() => setDragged(null)}
            >
              <PhotoItem
                photo={photo}
                at={at}
                count={photos.length}
                removeIcon={removeIcon}
                removeLabel={photos.length === 1 ? removeLabel : undefined}
                onMove={(by) => move(photo, by)}
                onRemove={(button) => remove(photo, at, button.closest('ol'))}
              >
                {children(photo, at)}
              </PhotoItem>
            </li>
          ))}
        </ol>
      )}
      <span className="sr" role="status">
        {said}
      </span>
    </>
  );
}

interface PhotoItemProps {
  readonly photo: ListedPhoto;
  readonly at: number;
  readonly count: number;
  readonly removeIcon: string;
  readonly removeLabel: string | undefined;
  readonly children: ReactNode;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: (button: HTMLElement) => void;
}

function PhotoItem(props: PhotoItemProps): ReactElement {
  const { photo, at, count, removeIcon, removeLabel, children, onMove, onRemove } = props;
  const { t, format } = useWidget();
  const url = useObjectUrl(photo.file);
  const index = format.count(at + 1);
  const moveButton = (by: 1 | -1) => {
    const isEnd = by < 0 ? at === 0 : at === count - 1;
    return (
      <button
        type="button"
        className="btn quiet only"
        aria-label={t(by < 0 ? 'photoEarlier' : 'photoLater', { index })}
        aria-disabled={isEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isEnd) return;
          // Moving it in the page takes the focus away.
          flushSync(() => onMove(by));
          currentTarget.focus();
        }}
      >
        <Icon path={by < 0 ? left : right} className="flips" />
      </button>
    );
  };
  return (
    <>
      <img src={url} alt={t('photoOf', { index, total: format.count(count) })} draggable={false} />
      <div className="photo-say">{children}</div>
      <div className="photo-do">
        {count > 1 ? moveButton(-1) : null}
        {count > 1 ? moveButton(1) : null}
        <button
          type="button"
          className="btn quiet only take-out"
          aria-label={removeLabel ?? t('photoRemove', { index })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Icon path={removeIcon} />
        </button>
      </div>
    </>
  );
}

/** An address under which the page can draw a file, while it is drawn. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Moves one entry by so many positions. Returns the same list if there is no such position. */
export function movedBy<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  by: number,
): readonly Entry[] {
  const from = list.findIndex((each) => each.id === id);
  const entry = list[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
