import type { Decorator } from '@storybook/react-vite';

/** What a person has asked the system for, by the tag of the stories that show it. */
const MEDIA = {
  'forced-colors': { query: '(forced-colors: active)', asks: 'forced-colors: active' },
  'reduced-motion': { query: '(prefers-reduced-motion: reduce)', asks: 'prefers-reduced-motion: reduce' },
} as const;

type MediaTag = keyof typeof MEDIA;

const MEDIA_TAGS: readonly MediaTag[] = ['forced-colors', 'reduced-motion'];

/** Whether the page has what the stories of a tag show. */
export function isEmulated(tag: MediaTag): boolean {
  return matchMedia(MEDIA[tag].query).matches;
}

/**
 * Gives the page of a test what the story's tag says; a page of Storybook cannot.
 *
 * @returns what takes it away again
 * @throws Error where the page does not have it then: the story would prove nothing
 */
export async function emulateMedia(tags: readonly string[]): Promise<(() => Promise<void>) | undefined> {
  const tag = MEDIA_TAGS.find((each) => tags.includes(each));
  if (tag === undefined || import.meta.env.MODE !== 'test') return undefined;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(tag);
  if (!isEmulated(tag)) throw new Error(`The page does not have ${MEDIA[tag].asks}.`);
  return () => commands.emulateMedia('none');
}

/** Says above a story how to switch on what its tag says; preview.css hides it once that is on. */
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
