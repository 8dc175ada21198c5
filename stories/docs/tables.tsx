import { elementTables } from '../../src/elements/catalogue/tables.js';
import { controlsOf, declarationOf, TAGS } from '../page/controls.js';
import './docs.css';

interface Row {
  readonly name: string;
  readonly description: string;
  readonly more?: string | undefined;
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly more?: string;
}

/** A table of names and what they are; nothing where there are none. */
function Rows({ title, rows, more }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="docs-scroll">
      <table className="docs-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is</th>
            {more === undefined ? null : <th scope="col">{more}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              <td>{row.description}</td>
              {more === undefined ? null : <td>{row.more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every tag and what it shows. */
export function TagList() {
  const rows = elementTables.map(({ tag, summary }) => ({ name: `<${tag}>`, description: summary }));
  return <Rows title="Tags" rows={rows} />;
}

const isShared = (name: string) => declarationOf('lead-gateway').attributes.some((each) => each.name === name);

function attributeRows(tag: string, shared: boolean): readonly Row[] {
  return Object.entries(controlsOf(tag))
    .filter(([name]) => tag === 'lead-gateway' || isShared(name) === shared)
    .map(([name, { description, table, type }]) => ({
      name,
      description,
      more: type.required ? 'required' : (table.defaultValue?.summary ?? ''),
    }));
}

/** Gateway, sign-in and language: the attributes that every tag has. */
export function SharedAttributes() {
  return <Rows title="Attributes of every tag" rows={attributeRows('lead-board', true)} more="Default" />;
}

/** All that custom-elements.json says of one tag, but for what every tag has. */
export function TagTables({ tag }: { readonly tag: string }) {
  const { events, cssParts, slots, members } = declarationOf(tag);
  const attributes = new Set(declarationOf(tag).attributes.map(({ fieldName }) => fieldName));
  const described = members.map((member) => ({ ...member, kind: member.kind, name: member.name }));
  return (
    <>
      <Rows title="Attributes" rows={attributeRows(tag, false)} more="Default" />
      <Rows
        title="Properties without an attribute"
        rows={described.filter(({ kind, name }) => kind === 'field' && !attributes.has(name))}
      />
      <Rows title="Methods" rows={described.filter(({ kind }) => kind === 'method')} />
      <Rows title="Events" rows={events} />
      <Rows title="Parts" rows={cssParts} />
      <Rows title="Slots" rows={slots} />
    </>
  );
}

/** The tables of every tag, one below the other. */
export function EveryTag() {
  return (
    <>
      {TAGS.map((tag) => (
        <section key={tag}>
          <h3>
            <code>{`<${tag}>`}</code>
          </h3>
          <TagTables tag={tag} />
        </section>
      ))}
    </>
  );
}

/** Every event once, with the tags that send it. */
export function EventTable() {
  const byName = new Map<string, { description: string; tags: string[] }>();
  for (const tag of TAGS) {
    for (const { name, description } of declarationOf(tag).events) {
      const known = byName.get(name) ?? { description, tags: [] };
      known.tags.push(tag);
      byName.set(name, known);
    }
  }
  const most = Math.max(...[...byName.values()].map(({ tags }) => tags.length));
  const rows = [...byName].map(([name, { description, tags }]) => ({
    name,
    description,
    more: tags.length === most ? 'every widget' : tags.map((tag) => `<${tag}>`).join(', '),
  }));
  return <Rows title="Events" rows={rows} more="From" />;
}

/** Parts by tag, for `::part()`. */
export function PartTable() {
  const rows = TAGS.flatMap((tag) =>
    declarationOf(tag).cssParts.map(({ name, description }) => ({ name: `${tag}::part(${name})`, description })),
  );
  return <Rows title="Parts" rows={rows} />;
}
