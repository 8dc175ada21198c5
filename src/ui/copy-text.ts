/**
 * Copies by the platform's own command: on a page without https there is no other way. The text goes straight from here
 * into the clipboard; nothing is selected, and the page does not hear of it.
 */
function copyByCommand(text: string, page: Document): boolean {
  const view = page.defaultView;
  if (!view) return false;
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  view.addEventListener('copy', onCopy, { capture: true, once: true });
  try {
    return page.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    view.removeEventListener('copy', onCopy, { capture: true });
  }
}

/**
 * Puts a text on the clipboard; while a person presses something.
 *
 * @returns whether it is there; a page may forbid it
 */
export async function copyText(text: string, page: Document): Promise<boolean> {
  try {
    const clipboard: Clipboard | undefined = page.defaultView?.navigator.clipboard;
    if (!clipboard) return copyByCommand(text, page);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text, page);
  }
}
