import type { ReactElement } from 'react';
import type { MessageKey } from '../../i18n/messages.js';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';
import { useWidget } from '../widget/widget-context.js';

const pageTitle = lazyPart(async () => (await import('../widget/page-title.js')).PageTitle);

/** Sets the page's title to that of the view. */
export function AppTitle({ name }: { readonly name: MessageKey }): ReactElement | null {
  const { t } = useWidget();
  const { Part } = useLazyPart(pageTitle, true);
  return Part && <Part title={t('businessCenter', { view: t(name) })} />;
}
