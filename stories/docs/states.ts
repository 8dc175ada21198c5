/** A story as Storybook's index.json has it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** The tags of stories, with the state that each says of a widget; of several the first here counts. */
export const STATE_TAGS: Readonly<Record<string, string>> = {
  loading: 'Loading, sending',
  empty: 'Empty',
  validation: 'What was typed cannot be used',
  failure: 'Failed',
  offline: 'Offline',
  'signed-out': 'Signed out',
  challenge: 'Challenge',
  recovered: 'Mended after a failure',
  misconfigured: 'The page is wrong',
  'long-text': 'Long texts, loud pages',
  'right-to-left': 'Right to left',
  spanish: 'Spanish',
  narrow: 'Narrow',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  'forced-colors': 'Forced colors',
  'reduced-motion': 'Reduced motion',
  dark: 'Dark',
};

/** Stories of one widget by the state that they show; what shows none in particular comes first. */
export interface WidgetStates {
  readonly widget: string;
  readonly states: readonly { readonly state: string; readonly stories: readonly IndexEntry[] }[];
}

const USUAL = 'As it usually is';

export function stateOf(tags: readonly string[] = []): string {
  return Object.entries(STATE_TAGS).find(([tag]) => tags.includes(tag))?.[1] ?? USUAL;
}

/** @param entries of index.json; pages of words are left aside */
export function statesByWidget(entries: readonly IndexEntry[]): readonly WidgetStates[] {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && !/^(?:Hosts|Designers|Playground)/.test(title),
  );
  const widgets = [...new Set(stories.map(({ title }) => title.split('/')[0] ?? title))];
  return widgets.map((widget) => {
    const own = stories.filter(({ title }) => (title.split('/')[0] ?? title) === widget);
    const states = [USUAL, ...Object.values(STATE_TAGS)];
    return {
      widget,
      states: states
        .map((state) => ({ state, stories: own.filter(({ tags }) => stateOf(tags) === state) }))
        .filter((each) => each.stories.length > 0),
    };
  });
}
