/** A story in Storybook's index.json. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** The states, by tag of a story. If a story has several tags, the first one here counts. */
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

/** The widgets by their part of the sidebar, in the order of the States page. */
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

/** The stories of one widget by state. Stories without a state tag come first. */
export interface WidgetStates {
  readonly widget: string;
  readonly states: readonly { readonly state: string; readonly stories: readonly IndexEntry[] }[];
}

const USUAL = 'Usual';

const STATES = [...new Set([USUAL, ...Object.values(STATE_TAGS)])];

export function stateOf(tags: readonly string[] = []): string {
  return Object.entries(STATE_TAGS).find(([tag]) => tags.includes(tag))?.[1] ?? USUAL;
}

/** @param entries of index.json. Docs pages and stories of parts are ignored */
export function statesByWidget(entries: readonly IndexEntry[]): readonly WidgetStates[] {
  return Object.keys(WIDGETS).flatMap((widget) => {
    const own = entries.filter(({ type, title }) => type === 'story' && title.split('/')[0] === widget);
    const states = STATES.map((state) => ({ state, stories: own.filter(({ tags }) => stateOf(tags) === state) }));
    return own.length === 0 ? [] : [{ widget, states: states.filter(({ stories }) => stories.length > 0) }];
  });
}
