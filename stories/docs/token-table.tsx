import { type CSSProperties, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { THEMES } from '../../.storybook/theme-sheet.js';
import picker from '../../src/date-range-picker/date-range-picker.css?inline';
import { customProperties } from '../../src/ui/theme/custom-properties.js';
import { adoptSheets, themeSheets } from '../../src/ui/theme/sheets.js';
import { fallbackOf } from './fallback.js';
import './docs.css';

const sheets = [...themeSheets, picker].join('\n');

/** The value of a property in a theme file. */
function valueIn(theme: string, name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(theme)?.[1] ?? '';
  return value.replace(/^light-dark\((.*), (.*)\)$/, '$1, dark $2');
}

const declarationsOf = (theme: string) => /\{([^}]*)\}/.exec(theme)?.[1] ?? '';

interface SwatchProps {
  readonly name: string;
  readonly theme: string;
  readonly scheme: 'light' | 'dark';
}

/** A color as a widget shows it: in a shadow root with the widget's sheets, in a page with the theme. */
function Swatch({ name, theme, scheme }: SwatchProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (host === null) return;
      host.style.cssText = `${declarationsOf(theme)}; color-scheme: ${scheme}`;
      const own = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      adoptSheets(own, themeSheets);
      setRoot(own);
    },
    [theme, scheme],
  );
  const block: CSSProperties = {
    width: 36,
    height: 28,
    background: `var(${name}, ${fallbackOf(name, sheets)})`,
    boxShadow: 'inset 0 0 0 1px light-dark(rgb(0 0 0 / 0.2), rgb(255 255 255 / 0.3))',
  };
  return (
    <span ref={attach} className="docs-swatch" title={`${name}, ${scheme}`}>
      {root && createPortal(<span className="root" style={block} />, root)}
    </span>
  );
}

/** All custom properties, with their purpose and their value in each theme. */
export function TokenTable() {
  return (
    <div className="docs-scroll">
      <table className="docs-table">
        <caption>Custom properties</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
            {Object.keys(THEMES).map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {customProperties.map(({ name, description, default: initial }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{description}</td>
              {Object.entries(THEMES).map(([theme, text]) => (
                <td key={theme}>
                  {name.includes('-color-') ? (
                    <span className="docs-swatches">
                      <Swatch name={name} theme={text} scheme="light" />
                      <Swatch name={name} theme={text} scheme="dark" />
                    </span>
                  ) : null}
                  <code>{theme === 'default' ? initial : valueIn(text, name) || 'as the default'}</code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
