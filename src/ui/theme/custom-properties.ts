/** A custom property that a host may set on a widget or on any ancestor. */
export interface CustomProperty {
  name: string;
  /** The default in words or CSS: one value, or light and dark. */
  default: string;
  description: string;
}

const of = (name: string, fallback: string, description: string): CustomProperty => ({
  name: `--lead-${name}`,
  default: fallback,
  description,
});

/** Every public custom property, for the manifest and the documentation. */
export const customProperties: readonly CustomProperty[] = [
  of('color-accent', '#1f5eff, dark #7aa2ff', 'Primary buttons, links, unread marks and the focus ring.'),
  of('color-accent-text', 'black or white, whichever has more contrast', 'Text on the accent.'),
  of('color-text', '#16191f, dark #eef1f6', 'Text.'),
  of('color-text-muted', '#5a6472, dark #a3adbb', 'Secondary text, labels and quiet icons.'),
  of('color-surface', '#ffffff, dark #16191f', 'Background of a widget.'),
  of('color-surface-sunken', '#f5f6f8, dark #1e222a', 'Background of an open card and of regions inside it.'),
  of('color-surface-float', '#ffffff, dark #232831', 'Background of menus, lists and dialogs.'),
  of('color-line', '#e2e5ea, dark #2d333d', 'Thin lines between and around regions.'),
  of('color-line-strong', '#838c9b, dark #7b8696', 'Borders of controls: 3:1 on every background.'),
  of('color-focus', 'the accent', 'The focus ring.'),
  of('color-success', '#12733f, dark #5fd197', 'Saved, and a lead that is closed won.'),
  of('color-warning', '#8f5200, dark #f2b765', 'Stale, and a lead that is not contacted.'),
  of('color-danger', '#b42318, dark #ff8f84', 'Failures.'),
  of('color-violet', '#6b3fc9, dark #b79bff', 'A lead that is contacted.'),
  of('color-teal', '#0b6e75, dark #62cfd6', 'A lead that is scheduled.'),
  of('color-range', 'the accent', 'The chosen range of a date-range picker.'),
  of('color-range-2', '#3ecf8e', 'The first, third, … range that a page marks in it.'),
  of('color-range-3', '#fed14c', 'The second, fourth, … range that a page marks in it.'),
  of('font', 'the system UI stack', "A font list. `0` uses the page's font."),
  of('radius', '10px', 'Corners of a widget. Those of controls are derived from it.'),
  of('space', '4px', 'One step of the spacing grid.'),
  of('thread-height', '640px', 'The height of a message thread.'),
];
