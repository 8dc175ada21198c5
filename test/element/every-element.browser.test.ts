import { describe, expect, it, vi } from 'vitest';
import { sharedPage } from '../../src/element/page/page.js';
import { attributeName } from '../../src/element/shell/table.js';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { asHost, cleanPage, make, mount, rootOf } from './stage.js';

cleanPage();

describe('every element', () => {
  it('has every attribute as a property in camelCase, and every property by identity', () => {
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
  });

  it('takes a removed or an empty attribute as not set', () => {
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

  it('keeps properties that were set before the upgrade', () => {
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

  it('writes no property into its attributes, and removes a token', () => {
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
      expect(element['oneTimeToken'], tag).toBe('secret-3');
      expect(element.getAttributeNames(), tag).toEqual([]);
      expect(element.outerHTML, tag).not.toMatch(/secret|example/);
      element.remove();
    }
  });

  it('is registered once: another copy of the package says so and defines nothing', async () => {
    const { defineOnce } = await import(/* @vite-ignore */ `../../src/element/shell/define.ts?${'copy'}`);
    for (const table of elementTables) {
      // It is said once a page: each tag here is a page of its own.
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
});
