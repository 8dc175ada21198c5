import type { Decorator } from '@storybook/react-vite';

/** The system settings that stories show, by the tag of the stories. */
const MEDIA = {
  'forced-colors': { query: '(forced-colors: active)', asks: 'forced-colors: active' },
  'reduced-motion': { query: '(prefers-reduced-motion: reduce)', asks: 'prefers-reduced-motion: reduce' },
} as const;

type MediaTag = keyof typeof MEDIA;

const MEDIA_TAGS: readonly MediaTag[] = ['forced-colors', 'reduced-motion'];

/** Whether the page has the setting that the stories of a tag show. */
export function isEmulated(tag: MediaTag): boolean {
  return matchMedia(MEDIA[tag].query).matches;
}

/**
 * Emulates the setting of the story's tag in the page of a test. A page of Storybook cannot do this.
 *
 * @returns a function that ends the emulation
 * @throws Error if the page does not have the setting then, because the story would prove nothing
 */
export async function emulateMedia(tags: readonly string[]): Promise<(() => Promise<void>) | undefined> {
  const tag = MEDIA_TAGS.find((each) => tags.includes(each));
  if (tag === undefined || import.meta.env.MODE !== 'test') return undefined;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(tag);
  if (!isEmulated(tag)) throw new Error(`The page does not have ${MEDIA[tag].asks}.`);
  return () => commands.emulateMedia('none');
}

/** Explains above a story how to switch on its setting. preview.css hides the text while the setting is on. */
export const withMediaNote: Decorator = (Story, { tags }) => {
  const tag = MEDIA_TAGS.find((each) => tags.includes(each));
  if (tag === undefined) return <Story />;
  return (
    <>
      <p className={`media-note ${tag}`}>
        To see this story, open the browser’s developer tools, Rendering, and choose <code>{MEDIA[tag].asks}</code>.
      </p>
      <Story />
    </>
  );
};
