import { useEffect } from 'react';

/** The titles of the widgets that manage the page's, the newest last. */
let held: readonly { readonly title: string }[] = [];
/** The host's own title, to come back to. */
let hostTitle = '';

/**
 * Sets the page's title while it is drawn; the last one that goes puts the host's back. A title that the host sets
 * meanwhile stays.
 */
export function PageTitle({ title }: { readonly title: string }): null {
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
