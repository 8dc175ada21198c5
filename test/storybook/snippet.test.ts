import { describe, expect, test } from 'vitest';
import { tagLines } from '../../src/cli/snippet/markup.js';
import { accentRule, cspHeader, htmlPage, scriptTag, themeLink, tokenScript } from '../../src/cli/snippet/page.js';
import type { SnippetOptions } from '../../src/cli/snippet/tags.js';
import { accentResult, surfacesOf } from '../../stories/tools/accent-result.js';

const board = { tag: 'lead-board', attributes: { 'sp-id': '7001' }, button: '' };
const BOARD: SnippetOptions = {
  tags: [board],
  signIn: 'cookies',
  gatewayUrl: '',
  locale: '',
  theme: 'default',
  accent: '',
  cdnBase: 'https://cdn.example.com/lead-widgets/1.0.0/',
  version: 'latest',
};
const HASHES = { 'lead-widgets.js': 'sha384-loader', 'themes/harbor.css': 'sha384-harbor' };
const boardWith = (more: Partial<SnippetOptions>): SnippetOptions => ({ ...BOARD, ...more });
const chosen = (tag: string, attributes: Record<string, string> = {}, button = '') => ({ tag, attributes, button });
const widgetTag = (options: SnippetOptions) => tagLines(options, 'html').join('\n');

const CDN = 'https://cdn.example.com/lead-widgets/1.0.0/';
const funnelWith = (signIn: SnippetOptions['signIn']) => boardWith({ tags: [chosen('raq-funnel')], signIn });

test('the script tag has the address of the loader, and its hash if it is pinned and known', () => {
  const pinned = boardWith({ version: 'pinned' });
  const tag = `<script type="module" src="${CDN}lead-widgets.js"`;
  expect(scriptTag(BOARD, HASHES)).toBe(`${tag}></script>`);
  expect(scriptTag(pinned, HASHES)).toBe(`${tag} integrity="sha384-loader" crossorigin="anonymous"></script>`);
  expect(scriptTag(pinned, {})).not.toContain('integrity');
});

describe('the tag', () => {
  const page = { gatewayUrl: 'https://office.example.com', signIn: 'none', locale: 'es-US' } as const;
  const value = `7"><script>alert('1')</script>&amp;`;

  test.each([
    ['its attributes, and nothing that is the default anyway', BOARD, '<lead-board sp-id="7001"></lead-board>'],
    [
      'gateway, mode and locale where they are chosen',
      boardWith(page),
      '<lead-board sp-id="7001" gateway-url="https://office.example.com" auth-mode="none" locale="es-US"></lead-board>',
    ],
    [
      'one-time tokens on a board',
      boardWith({ signIn: 'one-time' }),
      '<lead-board sp-id="7001" auth-mode="one-time"></lead-board>',
    ],
    ['no one-time tokens on a funnel, which uses them anyway', funnelWith('one-time'), '<raq-funnel></raq-funnel>'],
    ['cookies on a funnel', funnelWith('cookies'), '<raq-funnel auth-mode="session"></raq-funnel>'],
    [
      'no value out of its quotes',
      boardWith({ tags: [chosen('lead-board', { 'sp-id': value })] }),
      `<lead-board sp-id="7&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;"></lead-board>`,
    ],
  ])('has %s', (_, options, written) => expect(widgetTag(options)).toBe(written));

  test('has a script for the token in the modes that use one', () => {
    for (const signIn of ['cookies', 'none'] as const) expect(tokenScript(boardWith({ signIn }))).toBe('');
    for (const signIn of ['token', 'one-time'] as const) {
      expect(tokenScript(boardWith({ signIn }))).toContain("querySelectorAll('lead-board')");
    }
  });
});

test('the theme is linked with its hash if it is pinned, and the default theme is not linked', () => {
  const [harbor, link] = [boardWith({ theme: 'harbor' }), `<link rel="stylesheet" href="${CDN}themes/harbor.css"`];
  expect([themeLink(BOARD, HASHES), themeLink(harbor, HASHES)]).toEqual(['', `${link}>`]);
  expect(themeLink({ ...harbor, version: 'pinned' }, HASHES)).toContain('integrity="sha384-harbor"');
});

test('the accent is set in the page’s own style sheet', () => {
  expect(accentRule(BOARD)).toBe('');
  expect(accentRule(boardWith({ accent: '#0b6b5d' }))).toBe(':root {\n  --lead-color-accent: #0b6b5d;\n}');
});

describe('the Content-Security-Policy', () => {
  test('allows the CDN, the page’s gateway and Trusted Types, and no styles', () =>
    expect(cspHeader(BOARD)).toBe(
      "Content-Security-Policy: script-src https://cdn.example.com; connect-src 'self'; img-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    ));

  const office = { gatewayUrl: 'https://office.example.com' };
  const withPort = { gatewayUrl: 'https://office.example.com:8443/api/', cdnBase: '/assets/lead-widgets' };

  test.each<[string, Partial<SnippetOptions>, string]>([
    [
      'the origin of a gateway, not its path',
      withPort,
      "script-src 'self'; connect-src 'self' https://office.example.com:8443;",
    ],
    [
      'the page itself for its token, beside a gateway of another origin',
      { ...office, signIn: 'token' },
      "connect-src 'self' https://office.example.com;",
    ],
    ['the page itself once', { signIn: 'token' }, "connect-src 'self';"],
    ['the CDN for styles where a theme is linked', { theme: 'ink' }, 'style-src https://cdn.example.com;'],
  ])('allows %s', (_, more, part) => expect(cspHeader(boardWith(more))).toContain(part));

  test('allows the chat service if a tag opens a conversation', () => {
    const policy = cspHeader(boardWith({ tags: [chosen('message-thread')] }));
    expect(policy).toContain("connect-src 'self' wss://tsock.us1.twilio.com https://mcs.us1.twilio.com;");
    expect(policy).toContain("img-src 'self' blob: https://media.us1.twilio.com;");
  });

  test('rejects an address that would end its directive', () => {
    const policy = cspHeader(boardWith({ gatewayUrl: "https://a.example/; script-src 'unsafe-inline'" }));
    expect(policy).not.toContain('unsafe-inline');
  });
});

test('a page has policy, reserved heights, theme, accent, token, script and tag, in this order', () => {
  const options = boardWith({ theme: 'harbor', accent: '#0b6b5d', signIn: 'token' });
  const written = htmlPage(options, HASHES, { script: 'sha256-script', style: 'sha256-style' });
  const names = [...written.matchAll(/^<(meta http|link|style|script|lead-board)/gm)].map(([, name]) => name);
  expect(names).toEqual(['meta http', 'link', 'link', 'style', 'script', 'script', 'lead-board']);
  expect(written).toContain("style-src https://cdn.example.com 'sha256-style'; require-trusted");
  expect(written.indexOf('reserve.css')).toBeLessThan(written.indexOf('themes/harbor.css'));
  // With no theme the sheet that keeps room is loaded all the same.
  const plain = htmlPage(boardWith({ accent: '#0b6b5d' }), HASHES, { style: 'sha256-style' });
  expect(plain).toContain("style-src https://cdn.example.com 'sha256-style'; require-trusted");
});

describe('several tags', () => {
  const BOTH = boardWith({
    tags: [board, chosen('raq-funnel', { 'partner-id': 'my-site' }, 'Get quotes')],
    gatewayUrl: 'https://office.example.com',
    locale: 'es-US',
  });

  const shared = 'gateway-url="https://office.example.com" locale="es-US"';
  const funnel = `<raq-funnel id="raq-funnel" presentation="modal" partner-id="my-site" ${shared}></raq-funnel>`;
  const opener = '<button type="button" aria-haspopup="dialog" data-lead-opens="raq-funnel">Get quotes</button>';

  test('of a provider are inside one <lead-gateway> with what they share; a funnel is outside', () => {
    const inside = '  <lead-board sp-id="7001"></lead-board>';
    const expected = [`<lead-gateway ${shared}>`, inside, inside, '</lead-gateway>', opener, funnel];
    expect(widgetTag({ ...BOTH, tags: [...BOTH.tags, board] })).toBe(expected.join('\n'));
    expect(widgetTag(BOTH)).toBe([`<lead-board sp-id="7001" ${shared}></lead-board>`, opener, funnel].join('\n'));
  });

  test('share one script, which is the loader, and one token', () => {
    const pinned = { ...BOTH, version: 'pinned', signIn: 'token' } as const;
    expect(scriptTag(pinned, HASHES)).toContain('/lead-widgets.js" integrity="sha384-loader"');
    expect(tokenScript(pinned)).toContain("querySelectorAll('lead-board')");
    expect(tokenScript({ ...pinned, tags: [...pinned.tags, board] })).toContain("querySelectorAll('lead-gateway')");
    expect(htmlPage(pinned, HASHES, {}).match(/<script [^>]*src=/g)).toHaveLength(1);
  });

  test('share their auth mode if they agree, have their own if they do not, and have no wrapper without one', () => {
    const boards = boardWith({ tags: [board, board] });
    expect(widgetTag(boards)).toContain('<lead-gateway>');
    for (const tags of [boards.tags, [chosen('raq-funnel'), board]]) {
      expect(widgetTag(boardWith({ tags, signIn: 'one-time' }))).toContain('<lead-gateway auth-mode="one-time">');
    }
    const written = widgetTag({ ...BOTH, signIn: 'none' });
    expect(written).toMatch(/^<lead-board [^>]*auth-mode="none"/);
    // The funnel of a customer has its own.
    expect(written).not.toMatch(/lead-gateway|<raq-funnel [^>]*auth-mode/);
  });

  test('need the policy of all tags', () => {
    const withChat = boardWith({ tags: [board, chosen('message-thread')] });
    expect(cspHeader(withChat)).toBe(cspHeader(boardWith({ tags: [chosen('message-thread')] })));
  });

  test('of one kind each have their own button', () => {
    const review = chosen('review-request-modal', { 'sp-id': '7001' }, 'Ask');
    const written = widgetTag(boardWith({ tags: [review, review] }));
    const [one, other] = ['review-request-modal', 'review-request-modal-2'];
    const ids = [...written.matchAll(/(?:opens|id)="(review[\w-]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([one, one, other, other]);
    expect(written).not.toContain('presentation');
  });
});

describe('attributes', () => {
  test('that are on have no value, and an empty value is written if it has a meaning', () => {
    const given = { 'sp-id': '7001', 'new-messages': 'true', 'url-sync': '', 'lead-id': '' };
    expect(widgetTag(boardWith({ tags: [chosen('lead-board', given)] }))).toBe(
      '<lead-board sp-id="7001" new-messages url-sync=""></lead-board>',
    );
  });

  test('have values of their type in React', () => {
    const given = { 'sp-id': '7001', 'new-messages': 'true', 'page-size': '5', features: 'a, b' };
    expect(tagLines(boardWith({ tags: [chosen('lead-board', given)] }), 'jsx')).toEqual([
      '<LeadBoard spId="7001" newMessages pageSize={5} features={["a","b"]} />',
    ]);
  });
});

test('the contrast of the accent is measured against text on it, black on bright accents, and links on the page', () => {
  const [words, light, dark] = accentResult('#0b6b5d', surfacesOf(''));
  expect(words).toMatchObject({ pair: 'White text on the accent', isEnough: true });
  expect([light?.isEnough, dark?.isEnough]).toEqual([true, false]);
  expect(accentResult('#ffd54a', surfacesOf(''))[0]).toMatchObject({ pair: 'Black text on the accent' });
  const theme = ':root { --lead-color-surface: light-dark(#fcfefd, #12201c); }';
  expect(surfacesOf(theme)).toEqual({ light: '#fcfefd', dark: '#12201c' });
});
