import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../../ui/icons/icon.js';
import { trash } from '../../ui/icons/thread-icons.js';
import { useWidget } from '../widget/widget-context.js';
import type { Chosen } from './use-attachment.js';

export interface ChosenFileProps {
  readonly chosen: Chosen;
  /** The message that goes with the photo. */
  readonly caption: string;
  readonly onCaption: (caption: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onOriginal: () => void;
  readonly onRemove: () => void;
}

/** The chosen photo before it is sent: its name and size, a caption, and a button to remove it. */
export function ChosenFile({
  chosen,
  caption,
  onCaption,
  onKeyDown,
  onOriginal,
  onRemove,
}: ChosenFileProps): ReactElement {
  const { t, format } = useWidget();
  const { original, sent } = chosen;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(original);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [original]);
  const size = sent === null ? '' : fileSizeText(sent.size, format.locale);
  const isSmaller = sent !== null && sent !== original;
  return (
    <div className="chosen" part="file">
      <img src={url} alt="" />
      <div>
        <p className="file">{original.name}</p>
        <p className="muted" role="status">
          {sent === null ? (
            <>
              {t('preparingPhoto')} <progress aria-hidden="true" />
            </>
          ) : null}
          {isSmaller ? t('madeSmaller', { size }) : size}{' '}
          {isSmaller ? (
            <button type="button" className="link" onClick={onOriginal}>
              {t('sendOriginal')}
            </button>
          ) : null}
        </p>
        {isSmaller ? <p className="muted">{t('originalPlace')}</p> : null}
      </div>
      <button type="button" className="btn only quiet" aria-label={t('removeFile')} onClick={onRemove}>
        <Icon path={trash} />
      </button>
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

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people in the US write it: '2.4 MB', '243 KB'. */
export function fileSizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: step > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step).replace('kB', 'KB');
}
