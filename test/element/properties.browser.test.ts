import { describe, expect, it, vi } from 'vitest';
import { sharedPage } from '../../src/element/page/page.js';
import { attributeName } from '../../src/element/shell/table.js';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { asHost, cleanPage, make, mount, recordedGateway, rootOf, SP_ID, tick, untilText } from './stage.js';

cleanPage();

describe('a property and its attribute', () => {
  it('set before the upgrade: the property wins, and the attribute is used if there is no property', () => {
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

  it('set in any order: the property wins', () => {
    const board = make('lead-board', { pageSize: 2 });
    board.setAttribute('page-size', '7');
    expect(board['pageSize']).toBe(2);
    board.removeAttribute('page-size');
    expect(board['pageSize']).toBe(2);
  });

  it.each([undefined, null, ''])('the attribute is used after the property is set to %j', (nothing) => {
    const board = make('lead-board', { spId: '99', manageTitle: false, features: ['a'] });
    board.setAttribute('sp-id', SP_ID);
    board.setAttribute('manage-title', '');
    board.setAttribute('features', 'b,c');
    expect([board['spId'], board['manageTitle'], board['features']]).toEqual(['99', false, ['a']]);
    Object.assign(board, { spId: nothing, manageTitle: nothing, features: nothing });
    expect([board['spId'], board['manageTitle'], board['features']]).toEqual([SP_ID, true, ['b', 'c']]);
  });

  it('changing an attribute that a property overrides makes no call', async () => {
    const recorded = recordedGateway();
    const card = mount('lead-card', { spId: SP_ID, leadId: '90412001', gateway: recorded.gateway });
    await untilText(card, /Dana Whitfield/);
    const before = recorded.requests.length;
    card.setAttribute('lead-id', '90412002');
    await tick(30);
    expect(recorded.requests.length).toBe(before);
  });
});

it.each(['', true])('<lead-gateway> with demo %j shows the default demo and makes no network call', async (demo) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const board = make('lead-board', { spId: SP_ID });
  mount('lead-gateway', { demo }).append(board);
  await untilText(board, /Showing 1 - 10/);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it.each(['lead-card', 'lead-page'])('<lead-gateway demo> has data for any lead in <%s>', async (tag) => {
  const widget = make(tag, { spId: SP_ID, leadId: 'y-8' });
  mount('lead-gateway', { demo: '' }).append(widget);
  await untilText(widget, tag === 'lead-page' ? /Lead Unlocked/ : /, TX/);
});

it('every element has each attribute as a property, and treats a removed or empty attribute as unset', () => {
  for (const { tag, attributes, properties } of elementTables) {
    const element = make(tag);
    for (const [name, row] of Object.entries(attributes)) {
      if (row.kind !== 'string') continue;
      element.setAttribute(attributeName(name), 'one');
      expect(element[name], `${tag} ${name}`).toBe('one');
      element[name] = 'two';
      expect(element[name], `${tag} ${name}`).toBe('two');
    }
    for (const name of Object.keys(properties)) {
      const value = { getToken: () => 'secret' };
      element[name] = value;
      expect(element[name], `${tag} ${name}`).toBe(value);
    }
  }
  for (const { tag, attributes } of elementTables) {
    const element = make(tag);
    for (const [name, row] of Object.entries(attributes)) {
      if (row.kind === 'secret') continue;
      const attribute = attributeName(name);
      element.setAttribute(attribute, '7');
      element.removeAttribute(attribute);
      expect(element[name], `${tag} ${name}`).toBe(row.kind === 'boolean' ? false : undefined);
      if (row.kind === 'boolean') continue;
      element.setAttribute(attribute, '');
      expect(element[name], `${tag} ${name}`).toEqual(row.kind === 'list' ? [] : undefined);
    }
  }
});

it('every element keeps properties that were set before the upgrade', () => {
  const elsewhere = document.implementation.createHTMLDocument();
  for (const { tag } of elementTables) {
    const early = elsewhere.createElement(tag);
    const auth = { getToken: () => 'secret' };
    Object.assign(early, { gatewayUrl: 'https://gateway.example', auth });
    expect(early.shadowRoot, tag).toBeNull();
    document.body.append(early);
    const element = asHost(early);
    expect(rootOf(element), tag).toBeTruthy();
    expect([element['gatewayUrl'], element['auth']], tag).toEqual(['https://gateway.example', auth]);
    expect(Object.hasOwn(element, 'gatewayUrl'), tag).toBe(false);
    element.remove();
  }
});

it('every element writes no property to its attributes, and removes the one-time-token attribute', () => {
  for (const { tag } of elementTables) {
    const element = mount(tag, {
      gateway: { leads: () => new Promise(() => {}) },
      auth: { getToken: () => 'secret-1' },
      messages: { retry: 'Again' },
      gatewayUrl: 'https://gateway.example',
    });
    element.setAttribute('one-time-token', 'secret-2');
    expect(element['oneTimeToken'], tag).toBe('secret-2');
    element['oneTimeToken'] = 'secret-3';
    expect([element['oneTimeToken'], element.getAttributeNames()], tag).toEqual(['secret-3', []]);
    expect(element.outerHTML, tag).not.toMatch(/secret|example/);
    element.remove();
  }
});

it('every element is defined once, and another copy of the package only logs a message', async () => {
  const { defineOnce } = await import(/* @vite-ignore */ `../../src/element/shell/define.ts?${'copy'}`);
  for (const table of elementTables) {
    // The message is logged once per page, so reset it for each tag.
    sharedPage().copies?.clear();
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    const first = customElements.get(table.tag);
    expect(
      defineOnce(table, () => class extends HTMLElement {}),
      table.tag,
    ).toBe(first);
    defineOnce(table, () => class extends HTMLElement {});
    expect(customElements.get(table.tag), table.tag).toBe(first);
    expect(said, table.tag).toHaveBeenCalledTimes(1);
    said.mockRestore();
  }
  sharedPage().copies?.clear();
});

it('a widget follows a changed language of the page', async () => {
  const element = mount('raq-funnel', { gateway: recordedGateway().gateway, locale: undefined });
  await untilText(element, 'What do you need?');
  document.documentElement.lang = 'es-US';
  await untilText(element, '¿Qué necesita?');
  document.documentElement.lang = 'en';
});
