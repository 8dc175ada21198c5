import { THEME_NAMES } from '../../.storybook/theme-sheet.js';
import { EXAMPLE_VALUES, SIGN_INS, type SnippetOptions, usualSignIn } from '../../src/cli/snippet.js';
import { declarationOf, requiredAttributes, TAGS } from '../page/controls.js';

export interface BuilderFormProps {
  readonly options: SnippetOptions;
  readonly onChange: (changed: Partial<SnippetOptions>) => void;
}

/** A tag with example values for what it needs. */
export function begunWith(tag: string): Pick<SnippetOptions, 'tag' | 'attributes' | 'signIn'> {
  const attributes = Object.fromEntries(requiredAttributes(tag).map((name) => [name, EXAMPLE_VALUES[name] ?? '']));
  return { tag, attributes, signIn: usualSignIn(tag) };
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, says: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly onType: (value: string) => void;
}

function Line({ label, value, hint, onType }: LineProps) {
  return (
    <label>
      {label}
      <input value={value} placeholder={hint} spellCheck={false} onChange={(event) => onType(event.target.value)} />
    </label>
  );
}

/** Everything that can be chosen of a snippet. */
export function BuilderForm({ options, onChange }: BuilderFormProps) {
  const { tag, attributes, signIn, gatewayUrl, locale, theme, accent, cdnBase, version } = options;
  const docOf = (name: string) => declarationOf(tag).attributes.find((each) => each.name === name)?.description;
  return (
    <form className="builder-form" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label="Tag"
        value={tag}
        choices={TAGS.map((each) => [each, `<${each}>`])}
        onChoose={(chosen) => onChange(begunWith(chosen))}
      />
      {Object.entries(attributes).map(([name, value]) => (
        <Line
          key={name}
          label={name}
          value={value}
          hint={docOf(name)}
          onType={(typed) => onChange({ attributes: { ...attributes, [name]: typed } })}
        />
      ))}
      <Choice
        label="Sign-in"
        value={signIn}
        choices={SIGN_INS.map((each) => [each.value, each.says])}
        onChoose={(chosen) => onChange({ signIn: SIGN_INS.find((each) => each.value === chosen)?.value ?? 'cookies' })}
      />
      <Line
        label="Gateway"
        value={gatewayUrl}
        hint="the page’s own origin"
        onType={(typed) => onChange({ gatewayUrl: typed })}
      />
      <Choice
        label="Locale"
        value={locale}
        choices={[
          ['', 'that of the page'],
          ['en-US', 'English (US)'],
          ['es-US', 'Español (US)'],
        ]}
        onChoose={(chosen) => onChange({ locale: chosen })}
      />
      <Choice
        label="Theme"
        value={theme}
        choices={THEME_NAMES.map((each) => [each, each])}
        onChoose={(chosen) => onChange({ theme: chosen })}
      />
      <label>
        Accent
        <span className="builder-accent">
          <input
            type="checkbox"
            aria-label="An accent of your own"
            checked={accent !== ''}
            onChange={(event) => onChange({ accent: event.target.checked ? '#0b6b5d' : '' })}
          />
          <input
            type="color"
            aria-label="Colour of the accent"
            value={accent || '#1f5eff'}
            disabled={accent === ''}
            onChange={(event) => onChange({ accent: event.target.value })}
          />
          {accent || 'that of the theme'}
        </span>
      </label>
      <Line label="CDN" value={cdnBase} onType={(typed) => onChange({ cdnBase: typed })} />
      <Choice
        label="Version"
        value={version}
        choices={[
          ['latest', 'what stands at the address'],
          ['pinned', 'one hash, checked by the browser'],
        ]}
        onChoose={(chosen) => onChange({ version: chosen === 'pinned' ? 'pinned' : 'latest' })}
      />
    </form>
  );
}
