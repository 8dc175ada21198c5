/** A story as Storybook's index.json has it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** The state that each tag of a story means. If a story has several, the first one here counts. */
export const STATE_TAGS: Readonly<Record<string, string>> = {
  loading: 'Loading, sending',
  empty: 'Empty',
  validation: 'Validation errors',
  failure: 'Failed',
  offline: 'Offline',
  'signed-out': 'Signed out',
  challenge: 'Challenge',
  recovered: 'After a failure',
  misconfigured: 'Page set up incorrectly',
  'long-text': 'Long text, page styles',
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

/** The part of the sidebar with the stories of a tag, in the order of the states page. */
export const WIDGETS: Readonly<Record<string, string>> = {
  'Lead board': 'lead-board',
  'Lead card': 'lead-card',
  'Lead page': 'lead-page',
  'Message thread': 'message-thread',
  'Review request': 'review-request-modal',
  'Unread count': 'lead-unread-count',
  'Quote funnel': 'raq-funnel',
  'Date-range picker': 'date-range-picker',
  'Lead app': 'lead-app',
  'Lead gateway': 'lead-gateway',
};

/** Stories of one widget by state. Those without a tag come first. */
export interface WidgetStates {
  readonly widget: string;
  readonly states: readonly { readonly state: string; readonly stories: readonly IndexEntry[] }[];
}

const USUAL = 'Usual';

const STATES = [...new Set([USUAL, ...Object.values(STATE_TAGS)])];

export function stateOf(tags: readonly string[] = []): string {
  return Object.entries(STATE_TAGS).find(([tag]) => tags.includes(tag))?.[1] ?? USUAL;
}

/** @param entries of index.json; pages of words and stories of parts are left aside */
export function statesByWidget(entries: readonly IndexEntry[]): readonly WidgetStates[] {
  return Object.keys(WIDGETS).flatMap((widget) => {
    const own = entries.filter(({ type, title }) => type === 'story' && title.split('/')[0] === widget);
    const states = STATES.map((state) => ({ state, stories: own.filter(({ tags }) => stateOf(tags) === state) }));
    return own.length === 0 ? [] : [{ widget, states: states.filter(({ stories }) => stories.length > 0) }];
  });
}
