import { useEffect } from 'react';
import { useWidget } from '../widget/widget-context.js';

/** The titles of the boards that manage the page's, the newest last. */
let held: readonly { readonly title: string }[] = [];
/** The host's own title, to come back to. */
let hostTitle = '';

/**
 * Sets the page's title while the board is there; the last such board puts the host's back.
 * A title that the host sets meanwhile stays.
 */
export function BoardTitle(): null {
  const { t } = useWidget();
  const title = t('pageTitle');
  useEffect(() => {
    const own = { title };
    if (!isOurs(document.title)) hostTitle = document.title;
    held = [...held, own];
    document.title = title;
    return () => {
      const wasOurs = isOurs(document.title);
      held = held.filter((each) => each !== own);
      if (wasOurs) document.title = held.at(-1)?.title ?? hostTitle;
    };
  }, [title]);
  return null;
}

function isOurs(title: string): boolean {
  return held.some((each) => each.title === title);
}
