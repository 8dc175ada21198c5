import type { ReactNode } from 'react';
import { drawnTables } from './drawn-data.js';
import './docs.css';

/** Text with code between backticks, and with links to other pages. */
function Words({ text }: { readonly text: string }): ReactNode {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, at) => {
    const [, words, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    const key = `${at} ${part}`;
    if (href !== undefined) {
      return (
        <a key={key} href={href} target="_top">
          <Words text={words ?? ''} />
        </a>
      );
    }
    return part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}

/** Tables that come from the code: the API of a tag, the messages, the findings of `diagnose()`. */
export function Drawn({ of }: { readonly of: string }) {
  return drawnTables(of).map(({ title, head, rows }) => (
    <div key={title ?? of} className="docs-scroll">
      <table className="docs-table">
        {title === undefined ? null : <caption>{title}</caption>}
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">
                <Words text={first} />
              </th>
              {others.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change
                <td key={column}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
