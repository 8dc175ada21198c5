import { describe, expect, it } from 'vitest';
import { fillLink, isWebAddress } from '../../../src/element/link-template.js';

const IDS = { spId: '4711', userId: 'u 8', leadId: 'l/9' };

describe('a link template', () => {
  it.each([
    ['https://office.example.com/calls/{spId}', 'https://office.example.com/calls/4711'],
    ['/thread/{spId}/{userId}?lead={leadId}', '/thread/4711/u%208?lead=l%2F9'],
    ['{spId}/{spId}', '4711/4711'],
    ['/calls', '/calls'],
    ['/\\office.example.com', '/\\office.example.com'],
    ['calls?x=1#top', 'calls?x=1#top'],
    ['//office.example.com/calls', '//office.example.com/calls'],
  ])('%j is filled as %j', (template, href) => {
    expect(fillLink(template, IDS)).toBe(href);
  });

  it.each([undefined, ''])('that is %j gives no link', (template) => {
    expect(fillLink(template, IDS)).toBeUndefined();
  });

  it.each([{ spId: '4711' }, { spId: '4711', userId: '' }])('whose id is missing in %j gives no link', (ids) => {
    expect(fillLink('/thread/{spId}/{userId}', ids)).toBeUndefined();
  });

  it('does not fill what an id holds', () => {
    expect(fillLink('/{spId}/{leadId}', { spId: '{leadId}', leadId: '9' })).toBe('/%7BleadId%7D/9');
  });

  it.each([
    'javascript:alert({spId})',
    '  javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\t:alert(1)',
    '\u0000\u001fjavascript:alert(1)',
    'data:text/html,<b>x</b>',
    'blob:https://office.example.com/1',
    'tel:5125550123',
    'mailto:a7@example.com',
    'https://',
  ])('that is no web address gives no link: %j', (template) => {
    expect(fillLink(template, IDS)).toBeUndefined();
  });

  it.each([
    'https://office.example.com',
    '/a:b',
    '?next=javascript:alert(1)',
    '#javascript:alert(1)',
    'java\u0001script:alert(1)',
  ])('that a browser reads as a web address is one: %j', (href) => {
    expect(isWebAddress(href)).toBe(true);
    expect(new URL(href, 'https://page.example').protocol).toMatch(/^https?:$/);
  });
});
