import { type ReactElement, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LeadBoard, LeadCard, LeadGateway } from '../../src/react.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { asHost, cleanPage, SP_ID } from '../element/stage.js';
import { LEADS_CALL, stage } from '../lead-board/board-stage.js';
import { cleanup, render } from './render.js';

cleanPage();

afterEach(cleanup);

describe('the React components', () => {
  it('render their tag and pass props by identity, none of them as attributes', async () => {
    const on = stage();
    const auth = { getToken: () => 'secret' };
    const given = { auth, pageSize: 5, newMessages: false, className: 'mine' };
    const onClick = vi.fn();
    render(<LeadBoard spId={SP_ID} gateway={on.gateway} {...given} onClick={onClick} />);
    await expect.element(page.getByText('Showing 1 - 5 of 237 results')).toBeVisible();
    const element = asHost(document.querySelector('lead-board'));
    expect(element['gateway']).toBe(on.gateway);
    expect(element['auth']).toBe(auth);
    expect(element.getAttributeNames()).toEqual(['class', 'data-height']);
    element.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('call the latest callback with the detail, without calling the gateway again', async () => {
    const on = stage();
    const first = vi.fn();
    const second = vi.fn();
    let swap: () => void = () => {};
    function Office(): ReactElement {
      const [isSecond, setSecond] = useState(false);
      swap = () => setSecond(true);
      return (
        <LeadBoard
          spId={SP_ID}
          gateway={on.gateway}
          className={isSecond ? 'second' : 'first'}
          messages={{ retry: 'Again' }}
          onLeadSelect={isSecond ? second : first}
          onWidgetReady={() => undefined}
        />
      );
    }
    render(<Office />);
    await vi.waitFor(() => expect(first).toHaveBeenCalledWith({ leadId: SANDBOX_LEADS.newest }));
    swap();
    await vi.waitFor(() => expect(document.querySelector('lead-board')?.className).toBe('second'));
    await press(page.getByRole('button', { name: /Marcus Bell Sewer/ }));
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).toHaveBeenCalledTimes(1);
    expect(on.to(LEADS_CALL)).toHaveLength(1);
  });

  it('let onNavigate handle a link by returning false', async () => {
    const on = stage();
    const onNavigate = vi.fn(() => false);
    render(<LeadBoard spId={SP_ID} gateway={on.gateway} onNavigate={onNavigate} />);
    const before = location.href;
    await press(page.getByRole('link', { name: 'Message Marcus Bell' }));
    const href = expect.stringContaining(SANDBOX_LEADS.newest.slice(0, 3));
    expect(onNavigate).toHaveBeenCalledWith({ to: 'thread', href });
    expect(location.href).toBe(before);
  });

  it('remove a prop, and work in StrictMode and inside a gateway component', async () => {
    const on = stage();
    let hide: () => void = () => {};
    function Office(): ReactElement {
      const [links, setLinks] = useState<{ callLogUrl?: string }>({ callLogUrl: '/calls' });
      hide = () => setLinks({});
      return (
        <StrictMode>
          <LeadGateway gateway={on.gateway} locale="en-US">
            <LeadBoard spId={SP_ID} {...links} />
            <LeadCard spId={SP_ID} leadId={SANDBOX_LEADS.noPhone} expanded />
          </LeadGateway>
        </StrictMode>
      );
    }
    render(<Office />);
    await expect.element(page.getByRole('link', { name: 'View Call Log' })).toBeVisible();
    hide();
    await vi.waitFor(() => expect(page.getByRole('link', { name: 'View Call Log' }).query()).toBeNull());
    await vi.waitFor(() => expect(on.to(LEADS_CALL)).toHaveLength(1));
    await vi.waitFor(() => expect(on.to(`/leads/${SANDBOX_LEADS.noPhone}`)).toHaveLength(1));
  });
});

it('props of any element reach the tag: title, role, data-* and aria-*', async () => {
  const given = { title: 'Leads', role: 'region', 'data-testid': 'board', 'aria-label': 'Leads of today' };
  render(<LeadBoard spId={SP_ID} gateway={stage().gateway} {...given} />);
  const element = await vi.waitFor(() => asHost(document.querySelector('lead-board')));
  const { 'data-height': _height, ...attributes } = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  expect(attributes).toEqual(given);
});
