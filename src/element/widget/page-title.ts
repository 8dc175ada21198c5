import { useEffect } from 'react';

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
    if (!isOurs(document.title)) hostTitle = document.title;
    titles = [...titles, own];
    document.title = title;
    return () => {
      const wasOurs = isOurs(document.title);
      titles = titles.filter((each) => each !== own);
      if (wasOurs) document.title = titles.at(-1)?.title ?? hostTitle;
    };
  }, [title]);
  return null;
}

function isOurs(title: string): boolean {
  return titles.some((each) => each.title === title);
}
