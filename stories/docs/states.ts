/** A story as Storybook's index.json has it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** The states of a widget, and the words by which a story says that it shows one; the first that fits counts. */
const STATES: readonly (readonly [state: string, words: RegExp])[] = [
  ['Right to left', /right to left/i],
  ['Spanish', /spanish/i],
  ['Loading', /loading|looking|sending|saving|uploading|waiting|coming|fetching|unfetched/i],
  ['Empty', /empty|no leads|nothing|nobody|without|welcome|none/i],
  ['Failed', /fail|refused|dropped|not saved|not found|error|wrong|taken|gone|lost|broken|unavailable|cannot|missing/i],
  ['Offline, signed out, challenge', /offline|signed out|unauthorized|challenge|connection/i],
  ['Dark', /dark/i],
  ['Phone, tablet, desktop, narrow', /phone|tablet|desktop|narrow|wide/i],
];

/** Stories of one widget by the state that they show; what shows none in particular comes first. */
export interface WidgetStates {
  readonly widget: string;
  readonly states: readonly { readonly state: string; readonly stories: readonly IndexEntry[] }[];
}

const USUAL = 'As it usually is';

export function stateOf(name: string): string {
  return STATES.find(([, words]) => words.test(name))?.[0] ?? USUAL;
}

/** @param entries of index.json; pages of words are left aside */
export function statesByWidget(entries: readonly IndexEntry[]): readonly WidgetStates[] {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && !/^(?:Hosts|Designers|Playground)/.test(title),
  );
  const widgets = [...new Set(stories.map(({ title }) => title.split('/')[0] ?? title))];
  return widgets.map((widget) => {
    const own = stories.filter(({ title }) => (title.split('/')[0] ?? title) === widget);
    const states = [USUAL, ...STATES.map(([state]) => state)];
    return {
      widget,
      states: states
        .map((state) => ({ state, stories: own.filter(({ name }) => stateOf(name) === state) }))
        .filter((each) => each.stories.length > 0),
    };
  });
}
