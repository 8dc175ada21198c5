import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { usePhotos } from './photo-field.js';

/** Why a request that is to be sent waits: its photos are on their way, or one was not uploaded. */
export function PhotosHold(): ReactElement {
  const { t, plural } = useWidget();
  const { photos, retry, remove } = usePhotos();
  const missing = photos.filter(({ phase }) => phase !== 'done');
  const failed = missing.filter(({ phase }) => phase === 'failed');
  const without = (
    <button type="button" className="link" onClick={() => remove(missing)}>
      {t('funnelPhotosNotWaiting')}
    </button>
  );
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
      <button type="button" className="link" onClick={() => failed.forEach(retry)}>
        {t('retry')}
      </button>
      {without}
    </div>
  );
}
