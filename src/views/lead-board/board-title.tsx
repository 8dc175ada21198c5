import type { ReactElement } from 'react';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.js';
import { useWidget } from '../widget/widget-context.js';

const pageTitle = lazyPart(async () => (await import('../widget/page-title.js')).PageTitle);

/** Sets the page's title while the board is mounted. */
export function BoardTitle(): ReactElement | null {
  const { t } = useWidget();
  const { Part } = useLazyPart(pageTitle, true);
  return Part && <Part title={t('pageTitle')} />;
}
