import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../../ui/icons/icon.js';
import { trash } from '../../ui/icons/thread-icons.js';
import { useWidget } from '../widget/widget-context.js';
import type { Chosen } from './use-attachment.js';

export interface ChosenFileProps {
  readonly chosen: Chosen;
  readonly onOriginal: () => void;
  readonly onRemove: () => void;
}

/** The chosen photo before it is sent: its name, its size and a button to remove it. */
export function ChosenFile({ chosen, onOriginal, onRemove }: ChosenFileProps): ReactElement {
  const { t, format } = useWidget();
  const { original, sent } = chosen;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(original);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [original]);
  const size = fileSizeText(sent.size, format.locale);
  const isSmaller = sent !== original;
  return (
    <div className="chosen" part="file">
      <img src={url} alt="" />
      <div>
        <p className="file">{original.name}</p>
        <p className="muted">
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
    </div>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** '2.4 MB' */
export function fileSizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: step > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step);
}
