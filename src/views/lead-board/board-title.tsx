import type { ReactElement } from 'react';
import { PageTitle } from '../widget/page-title.js';
import { useWidget } from '../widget/widget-context.js';

/** Sets the page's title while the board is mounted. */
export function BoardTitle(): ReactElement {
  const { t } = useWidget();
  return <PageTitle title={t('pageTitle')} />;
}
