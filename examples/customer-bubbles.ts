import type { ChatMessage, ChatThread } from '../src/chat.js';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Draws the messages of a thread. Texts are inserted as text, never as HTML. */
export function createBubbles(list: HTMLElement, { identity, mediaUrls }: ChatThread) {
  const messages = new Map<number, ChatMessage>();
  const pictures = new Map<string, string>();

  async function fetchPictures(): Promise<void> {
    const ids = [...messages.values()].flatMap(({ media }) => media.map(({ id }) => id));
    const missing = ids.filter((id) => !pictures.has(id));
    if (missing.length === 0) return;
    for (const [id, { url }] of await mediaUrls(missing)) pictures.set(id, url);
    draw();
  }

  function bubble({ author, body, media, createdAt, delivery }: ChatMessage): HTMLElement {
    const item = document.createElement('li');
    const isOwn = author === identity;
    item.className = isOwn ? 'own' : 'theirs';
    item.dir = 'auto';
    for (const { id, filename } of media) {
      const picture = document.createElement('img');
      const url = pictures.get(id);
      if (url !== undefined) picture.src = url;
      picture.alt = filename ?? 'Photo';
      item.append(picture);
    }
    const stamp = document.createElement('small');
    stamp.textContent = `${time.format(createdAt)}${isOwn && delivery === 'read' ? ' · Read' : ''}`;
    item.append(body, stamp);
    return item;
  }

  function separator(createdAt: number): HTMLElement {
    const item = document.createElement('li');
    item.className = 'day';
    item.textContent = day.format(createdAt);
    return item;
  }

  function draw(): void {
    const sorted = [...messages.values()].sort((one, other) => one.index - other.index);
    const dayBefore = (at: number) => day.format(sorted[at - 1]?.createdAt ?? 0);
    list.replaceChildren(
      ...sorted.flatMap((message, at) =>
        dayBefore(at) === day.format(message.createdAt)
          ? [bubble(message)]
          : [separator(message.createdAt), bubble(message)],
      ),
    );
  }

  return {
    get lowest(): number {
      return Math.min(...messages.keys());
    },
    show(...more: readonly ChatMessage[]): void {
      for (const message of more) messages.set(message.index, message);
      draw();
      void fetchPictures();
    },
    remove(index: number): void {
      messages.delete(index);
      draw();
    },
  };
}
