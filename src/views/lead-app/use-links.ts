import { useEffect } from 'react';

/**
 * Links inside of the app that a plain click follows in this tab. One whose `navigate` event the host has cancelled is not
 * among them, nor one that anybody else has taken over.
 * @param onFollow takes a link over by returning true
 */
export function useLinks(host: HTMLElement, onFollow: (link: HTMLAnchorElement) => boolean): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement);
      if (link !== undefined && isFollowedHere(link) && onFollow(link)) event.preventDefault();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, onFollow]);
}

function isFollowedHere(link: HTMLAnchorElement): boolean {
  const isSameTab = link.target === '' || link.target === '_self';
  return isSameTab && link.hasAttribute('href') && !link.hasAttribute('download') && link.origin === location.origin;
}
