import type { ReactNode } from 'react';
import './docs.css';

export interface FactsProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of words in a page: the first cell of a row is its heading. */
export function Facts({ head, rows }: FactsProps) {
  return (
    <div className="docs-scroll">
      <table className="docs-table">
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
          {rows.map(([first, ...others], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are written down, and never change
            <tr key={row}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: neither do the cells
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
