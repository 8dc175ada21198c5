import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/ui/icons/icon.js';
import * as firstIcons from '../../src/ui/icons/icons.js';
import * as lazyIcons from '../../src/ui/icons/lazy-icons.js';
import * as threadIcons from '../../src/ui/icons/thread-icons.js';
import type { Tone } from '../../src/ui/list/select.js';
import { inShadowRoot } from './in-shadow-root.js';

const statuses: [Tone, string][] = [
  ['accent', 'New'],
  ['warning', 'Not Contacted'],
  ['violet', 'Contacted'],
  ['teal', 'Scheduled'],
  ['success', 'Closed won'],
  ['neutral', 'Closed lost'],
  ['danger', 'Failed'],
];

const icons = { ...firstIcons, ...lazyIcons };

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

function Marks() {
  return (
    <>
      <div style={row}>
        <button type="button" className="btn primary">
          Contact
        </button>
        <button type="button" className="btn">
          <Icon path={threadIcons.message} />
          Message
        </button>
        <a className="btn" href="#review">
          Request a Review
        </a>
        <button type="button" className="btn quiet">
          Not now
        </button>
        <button type="button" className="btn only" aria-label="More actions">
          <Icon path={icons.more} />
        </button>
        <button type="button" className="btn" disabled>
          Saving
        </button>
      </div>
      <div style={row}>
        <button type="button" className="link">
          Edit notes
        </button>
        <a className="link" href="#call-log">
          View Call Log
        </a>
        <button type="button" className="mini" aria-label="Copy phone">
          <Icon path={icons.copy} />
        </button>
        <button type="button" className="link" aria-expanded="false">
          <span className="arrow" />
          Closed
        </button>
        <button type="button" className="link" aria-expanded="true">
          <span className="arrow" />
          Open
        </button>
      </div>
      <div style={row}>
        {statuses.map(([tone, label]) => (
          <span key={label} className={`pill tone-${tone}`}>
            {label}
          </span>
        ))}
      </div>
      <div style={row}>
        {statuses.map(([tone, label]) => (
          <span key={label} style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
            <span className={`dot tone-${tone}`} />
            {label}
          </span>
        ))}
      </div>
      <div style={row}>
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} path={path} />
        ))}
      </div>
      <p className="muted">Secondary words stand in the muted colour.</p>
    </>
  );
}

const meta: Meta = { title: 'Parts/Buttons, pills and icons', decorators: [inShadowRoot], render: () => <Marks /> };
export default meta;

export const Light: StoryObj = {};

export const Dark: StoryObj = { globals: { colorScheme: 'dark' } };

export const AnotherAccent: StoryObj = {
  parameters: { page: { '--lead-color-accent': 'light-dark(#0a7a3d, #ffd54a)', '--lead-radius': '4px' } },
};
