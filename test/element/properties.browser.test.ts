import { describe, expect, it, vi } from 'vitest';
import { asHost, cleanPage, make, mount, recordedGateway, SP_ID, tick, untilText } from './stage.js';

cleanPage();

describe('a property and its attribute', () => {
  it('set before the upgrade: the property counts, and the attribute stands in for what it does not say', () => {
    const elsewhere = document.implementation.createHTMLDocument();
    const early = elsewhere.createElement('lead-board');
    for (const [name, text] of Object.entries({ 'sp-id': SP_ID, 'page-size': '7', 'call-log-url': '/calls' })) {
      early.setAttribute(name, text);
    }
    early.setAttribute('new-messages', '');
    early.setAttribute('one-time-token', 'written');
    Object.assign(early, { pageSize: 2, spId: '99', newMessages: false, oneTimeToken: 'given' });
    document.body.append(early);
    const board = asHost(early);
    expect([board['pageSize'], board['spId'], board['callLogUrl']]).toEqual([2, '99', '/calls']);
    expect([board['newMessages'], board['oneTimeToken']]).toEqual([false, 'given']);
    expect(board.hasAttribute('one-time-token')).toBe(false);
  });

  it('set in any order: the property counts', () => {
    const board = make('lead-board', { pageSize: 2 });
    board.setAttribute('page-size', '7');
    expect(board['pageSize']).toBe(2);
    board.removeAttribute('page-size');
    expect(board['pageSize']).toBe(2);
  });

  it.each([undefined, null, ''])('a property set to %j uncovers the attribute', (nothing) => {
    const board = make('lead-board', { spId: '99', manageTitle: false, features: ['a'] });
    board.setAttribute('sp-id', SP_ID);
    board.setAttribute('manage-title', '');
    board.setAttribute('features', 'b,c');
    expect([board['spId'], board['manageTitle'], board['features']]).toEqual(['99', false, ['a']]);
    Object.assign(board, { spId: nothing, manageTitle: nothing, features: nothing });
    expect([board['spId'], board['manageTitle'], board['features']]).toEqual([SP_ID, true, ['b', 'c']]);
  });

  it('an attribute under a property changes nothing that is drawn', async () => {
    const recorded = recordedGateway();
    const card = mount('lead-card', { spId: SP_ID, leadId: '90412001', gateway: recorded.gateway });
    await untilText(card, /Dana Whitfield/);
    const before = recorded.requests.length;
    card.setAttribute('lead-id', '90412002');
    await tick(30);
    expect(recorded.requests.length).toBe(before);
  });
});

describe('<lead-gateway>’s demo', () => {
  it.each(['', true])('given as the property %j is the default scenario: nothing leaves the page', async (demo) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const board = make('lead-board', { spId: SP_ID });
    mount('lead-gateway', { demo }).append(board);
    await untilText(board, /Showing 1 - 10/);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it.each(['lead-card', 'lead-page'])('answers for any lead on <%s>', async (tag) => {
    const widget = make(tag, { spId: SP_ID, leadId: 'y-8' });
    mount('lead-gateway', { demo: '' }).append(widget);
    await untilText(widget, tag === 'lead-page' ? /Lead Unlocked/ : /, TX/);
  });
});
