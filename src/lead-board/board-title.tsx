import type { ReactElement } from 'react';
import { PageTitle } from '../element/widget/page-title.js';
import { useWidget } from '../element/widget/widget-context.js';

/** Sets the page's title while the board is mounted. */
export function BoardTitle(): ReactElement {
  const { t } = useWidget();
  return <PageTitle title={t('pageTitle')} />;
}
