import { useEffect, useState } from 'react';
import { Pictures } from './pictures.js';
import { type IndexEntry, statesByWidget, WIDGETS } from './states.js';
import './docs.css';

/** The stories for each state, from the index of this Storybook. */
export function StateTable() {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const answer = await fetch('./index.json', { signal: left.signal });
      const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = await answer.json();
      setEntries(Object.values(index.entries));
    };
    load().catch(() => setEntries([]));
    return () => left.abort();
  }, []);
  return (
    <>
      {statesByWidget(entries).map(({ widget, states }) => (
        <section key={widget} className="docs-scroll">
          <h2>{widget}</h2>
          <Pictures tag={WIDGETS[widget] ?? ''} href={storyAddress(states[0]?.stories[0])} />
          <table className="docs-table" aria-label={widget}>
            <tbody>
              {states.map(({ state, stories }) => (
                <tr key={state}>
                  <th scope="row">{state}</th>
                  <td>
                    <ul className="docs-stories">
                      {stories.map(({ id, name, title }) => (
                        <li key={id}>
                          <a href={storyAddress({ id })} target="_top">
                            {title.includes('/') ? `${title.slice(title.indexOf('/') + 1)}: ${name}` : name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

function storyAddress(story: Pick<IndexEntry, 'id'> | undefined): string | undefined {
  return story === undefined ? undefined : `./?path=/story/${story.id}`;
}
