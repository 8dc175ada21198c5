import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostLink } from '../../../src/element/widget/host-link.js';
import { WidgetContext } from '../../../src/element/widget/widget-context.js';
import { testWidget } from './test-widget.js';

afterEach(cleanup);

function show(emit = vi.fn(() => true)) {
  render(
    <WidgetContext value={testWidget({ emit })}>
      <HostLink href="/office/calls" to="call-log" className="link">
        View Call Log
      </HostLink>
    </WidgetContext>,
  );
  return { emit, link: screen.getByRole('link', { name: 'View Call Log' }) };
}

describe('a link into the host’s pages', () => {
  it('asks the host before the browser follows it', () => {
    const { emit, link } = show();
    expect(fireEvent.click(link)).toBe(true);
    expect(emit).toHaveBeenCalledWith('navigate', { to: 'call-log', href: '/office/calls' });
  });

  it('stays where it is when the host has taken it over', () => {
    const { link } = show(vi.fn(() => false));
    expect(fireEvent.click(link)).toBe(false);
  });

  it('leaves a click for a new tab to the browser', () => {
    const { emit, link } = show();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(emit).not.toHaveBeenCalled();
  });
});
