import { useRef } from 'react';
import { THEME_NAMES } from '../../.storybook/theme-sheet.js';
import {
  type ChosenTag,
  initialTag,
  SIGN_INS,
  SNIPPET_TAGS,
  type SnippetOptions,
  usualSignIn,
} from '../../src/cli/snippet/tags.js';
import { Choice, Line } from './builder-field.js';
import { TagForm } from './tag-form.js';

declare const __VERSION__: string;

/** The folder of the CDN's files: its files change with `latest`, and never with a version. */
export const FOLDERS = { latest: '/latest', pinned: `/${__VERSION__}` } as const;

export interface BuilderFormProps {
  readonly options: SnippetOptions;
  readonly onChange: (changed: Partial<SnippetOptions>) => void;
}

/** All settings of a snippet. */
export function BuilderForm({ options, onChange }: BuilderFormProps) {
  const { tags, signIn, gatewayUrl, locale, theme, accent, cdnBase, version } = options;
  const adding = useRef<HTMLButtonElement>(null);
  const change = (changed: readonly ChosenTag[]) => {
    const first = changed[0]?.tag ?? '';
    onChange({ tags: changed, ...(first === tags[0]?.tag ? {} : { signIn: usualSignIn(first) }) });
  };
  const remove = (place: number) => {
    change(tags.filter((_, other) => other !== place));
    adding.current?.focus();
  };
  return (
    <form className="builder-form" onSubmit={(event) => event.preventDefault()}>
      {tags.map((chosen, place) => (
        <TagForm
          // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no other name, and may be there twice
          key={place}
          chosen={chosen}
          title={tags.length === 1 ? 'The tag' : `Tag ${place + 1}`}
          onChange={(changed) => change(tags.map((each, other) => (other === place ? changed : each)))}
          onRemove={tags.length === 1 ? undefined : () => remove(place)}
        />
      ))}
      <button
        ref={adding}
        type="button"
        className="builder-add"
        onClick={() => change([...tags, initialTag(SNIPPET_TAGS[0] ?? '')])}
      >
        Add another tag
      </button>
      <Choice
        label="Sign-in"
        value={signIn}
        choices={SIGN_INS.map((each) => [each.value, each.says])}
        onChoose={(chosen) => onChange({ signIn: SIGN_INS.find((each) => each.value === chosen)?.value ?? 'cookies' })}
      />
      <Line
        label="Gateway"
        value={gatewayUrl}
        hint="origin of the page"
        onType={(typed) => onChange({ gatewayUrl: typed })}
      />
      <Choice
        label="Locale"
        value={locale}
        choices={[
          ['', 'language of the page'],
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
            aria-label="Use a custom accent"
            checked={accent !== ''}
            onChange={(event) => onChange({ accent: event.target.checked ? '#0b6b5d' : '' })}
          />
          <input
            type="color"
            aria-label="Accent color"
            value={accent || '#1f5eff'}
            disabled={accent === ''}
            onChange={(event) => onChange({ accent: event.target.value })}
          />
          {accent || 'accent of the theme'}
        </span>
      </label>
      <Choice
        label="Version"
        value={version}
        choices={[
          ['latest', 'latest, without a hash'],
          ['pinned', 'pinned, with a hash'],
        ]}
        onChoose={(chosen) => {
          const next = chosen === 'pinned' ? 'pinned' : 'latest';
          onChange({ version: next, cdnBase: cdnBase.replace(FOLDERS[version], FOLDERS[next]) });
        }}
      />
      <Line label="CDN" value={cdnBase} onType={(typed) => onChange({ cdnBase: typed })} />
    </form>
  );
}
