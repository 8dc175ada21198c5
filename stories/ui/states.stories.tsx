import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SaveState } from '../../src/ui/field/save-state.js';
import { Icon } from '../../src/ui/icons/icon.js';
import { alert, clock, inbox } from '../../src/ui/icons/icons.js';
import { Pages } from '../../src/ui/pages.js';
import { Panel } from '../../src/ui/panel.js';
import { SkeletonBar } from '../../src/ui/skeleton-bar.js';
import { inShadowRoot } from './in-shadow-root.js';

const meta: Meta = { title: 'Parts/States and pages', decorators: [inShadowRoot] };
export default meta;

const whole = { width: '100%' };

export const Failed: StoryObj = {
  render: () => (
    <div style={whole}>
      <Panel
        icon={alert}
        heading="Sorry, something went wrong. Please try again later."
        text="You appear to be offline. Check your connection and try again."
        role="alert"
      >
        <button type="button" className="btn">
          Retry
        </button>
      </Panel>
    </div>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <div style={whole}>
      <Panel icon={inbox} heading="No Leads match the filters applied" text="Adjust your filters above">
        <button type="button" className="link">
          Clear All Filters
        </button>
      </Panel>
    </div>
  ),
};

export const FailedDark: StoryObj = { ...Failed, globals: { colorScheme: 'dark' } };

function Saves() {
  return (
    <>
      <div>
        <SaveState state="idle" text="" />
        <SaveState state="saving" text="Saving…" />
      </div>
      <div>
        <SaveState state="saved" text="Saved" />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'center' }}>
        <SaveState state="failed" text="Not saved. Please try again." retry={{ label: 'Retry', onRetry: () => {} }} />
      </div>
      <div className="strip" style={whole}>
        <Icon path={clock} />
        <span>These leads are from 2:15 PM. We could not refresh them.</span>
        <button type="button" className="link">
          Retry
        </button>
      </div>
    </>
  );
}

export const SavingAndStale: StoryObj = { render: () => <Saves /> };

export const SavingAndStaleDark: StoryObj = { ...SavingAndStale, globals: { colorScheme: 'dark' } };

export const Loading: StoryObj = {
  render: () => (
    <div style={whole}>
      <p className="sr" role="status">
        Loading leads
      </p>
      <div aria-hidden="true" style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <SkeletonBar width={84} />
        <SkeletonBar width={120} height={12} />
        <SkeletonBar width={160} box />
      </div>
    </div>
  ),
};

const words = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  brief: (page: number, count: number) => `Page ${page} of ${count}`,
};

function Turned({ start, count }: { start: number; count: number }) {
  const [page, setPage] = useState(start);
  return (
    <div style={whole}>
      <Pages page={page} count={count} onPage={setPage} labels={{ ...words, label: `${count} pages from ${start}` }} />
    </div>
  );
}

export const PageNumbers: StoryObj = {
  render: () => (
    <>
      <Turned start={1} count={3} />
      <Turned start={3} count={5} />
      <Turned start={1} count={24} />
      <Turned start={12} count={24} />
      <Turned start={24} count={24} />
    </>
  ),
};

export const PageNumbersDark: StoryObj = { ...PageNumbers, globals: { colorScheme: 'dark' } };
