import { useEffect } from 'react';
import { useWidget } from '../widget/widget-context.js';

/** Sets the page's title while the board is there, where the host asks for it, and puts the old one back. */
export function usePageTitle(isManaged: boolean): void {
  const { t } = useWidget();
  const title = t('pageTitle');
  useEffect(() => {
    if (!isManaged) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isManaged, title]);
}
