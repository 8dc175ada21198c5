type Progress = (loaded: number, total: number) => void;

const watched = new WeakMap<object, Progress>();
let watchers = 0;
let uninstall: (() => void) | undefined;

/**
 * The SDK tells nothing of an upload's progress, and its request cannot be had. So while files are sent every request of
 * the page passes here, and those whose body is one of our own Blobs are listened to. Nothing else is touched.
 */
function install(): (() => void) | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  const { prototype } = XMLHttpRequest;
  const { send } = prototype;

  function sendAndWatch(this: XMLHttpRequest, body?: Document | XMLHttpRequestBodyInit | null): void {
    const progress = typeof body === 'object' && body !== null ? watched.get(body) : undefined;
    if (progress) this.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded, total));
    send.call(this, body);
  }

  if (!Reflect.set(prototype, 'send', sendAndWatch)) return undefined;
  return () => {
    // Somebody may have put theirs over ours meanwhile: then ours stays, and does nothing.
    if (prototype.send === sendAndWatch) Reflect.set(prototype, 'send', send);
  };
}

/**
 * Listens to the upload of one Blob, wherever in the page it is sent.
 * @returns a function that ends the listening
 */
export function watchUpload(blob: Blob, progress: Progress): () => void {
  if (watchers === 0) uninstall = install();
  watchers += 1;
  watched.set(blob, progress);
  return () => {
    if (!watched.delete(blob)) return;
    watchers -= 1;
    if (watchers === 0) uninstall?.();
  };
}
