interface Row {
  readonly name: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

interface Member extends Row {
  readonly kind: string;
  readonly parameters?: readonly Row[];
  readonly return?: { readonly type: { readonly text: string } };
}

/** What the report takes from a tag of the manifest. */
export interface Tag {
  readonly tagName: string;
  readonly attributes: readonly Row[];
  readonly members: readonly Member[];
  readonly events: readonly Row[];
  readonly cssParts: readonly Row[];
  readonly cssProperties: readonly Row[];
  readonly slots: readonly Row[];
}

function rowLine(kind: string, row: Row): string {
  const type = row.type ? `: ${row.type.text}` : '';
  return `${kind} ${row.name}${type}${row.default === undefined ? '' : ` = ${row.default}`}`;
}

function methodLine({ name, parameters = [], return: given }: Member): string {
  const taken = parameters.map((each) => `${each.name}: ${each.type?.text}`).join(', ');
  return `method ${name}(${taken}): ${given?.type.text}`;
}

/** What a tag has, a line each, in the order of the alphabet. */
export function tagLines({ attributes, members, events, cssParts, slots }: Tag): string[] {
  const of = (kind: string, rows: readonly Row[]) => rows.map((row) => rowLine(kind, row)).sort();
  return [
    ...of('attribute', attributes),
    ...of(
      'property',
      members.filter(({ kind }) => kind === 'field').map(({ name, type }) => ({ name, ...(type ? { type } : {}) })),
    ),
    ...members
      .filter(({ kind }) => kind === 'method')
      .map(methodLine)
      .sort(),
    ...of('event', events),
    ...of('part', cssParts),
    ...of('slot', slots),
  ];
}

/** The custom properties, which every tag has. */
export function customPropertyLines(tags: readonly Tag[]): string[] {
  return [...new Set(tags.flatMap(({ cssProperties }) => cssProperties.map((row) => rowLine('property', row))))].sort();
}
