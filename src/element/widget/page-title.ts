import { useEffect } from 'react';
import { bareDocument } from '../../web/bare-document.js';

/** The titles that widgets have set, the newest last. */
let titles: readonly { readonly title: string }[] = [];
/** The host's own title, to restore. */
let hostTitle = '';

/**
 * Sets the page's title while it is mounted. The last one to unmount restores the host's title, unless the host has
 * changed it.
 */
export function PageTitle({ title }: { readonly title: string }): null {
  useEffect(() => {
    const own = { title };
    const page = bareDocument();
    if (!isOurs(page.title)) hostTitle = page.title;
    titles = [...titles, own];
    setTitle(title);
    return () => {
      const wasOurs = isOurs(page.title);
      titles = titles.filter((each) => each !== own);
      if (wasOurs) setTitle(titles.at(-1)?.title ?? hostTitle);
    };
  }, [title]);
  return null;
}

/** An image of the page with this name hides the document's own title. */
function setTitle(title: string): void {
  Reflect.set(Document.prototype, 'title', title, document);
}

function isOurs(title: string): boolean {
  return titles.some((each) => each.title === title);
}
