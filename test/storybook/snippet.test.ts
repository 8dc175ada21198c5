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
  cdnBase: 'https://cdn.example.com/lead-widgets/0.1.0/',
  version: 'latest',
};
const HASHES = { 'lead-widgets.js': 'sha384-loader', 'themes/harbor.css': 'sha384-harbor' };
const boardWith = (more: Partial<SnippetOptions>): SnippetOptions => ({ ...BOARD, ...more });
const chosen = (tag: string, attributes: Readonly<Record<string, string>> = {}, button = '') => ({
  tag,
  attributes,
  button,
});
const widgetTag = (options: SnippetOptions) => tagLines(options, 'html').join('\n');

describe('the script tag', () => {
  test('is the loader below the CDN’s folder, without a hash for the latest', () => {
    expect(scriptTag(BOARD, HASHES)).toBe(
      '<script type="module" src="https://cdn.example.com/lead-widgets/0.1.0/lead-widgets.js"></script>',
    );
  });

  test('has the hash of the loader where a hash is pinned', () => {
    expect(scriptTag(boardWith({ version: 'pinned' }), HASHES)).toBe(
      '<script type="module" src="https://cdn.example.com/lead-widgets/0.1.0/lead-widgets.js" ' +
        'integrity="sha384-loader" crossorigin="anonymous"></script>',
    );
  });

  test('has no hash where none is known', () => {
    expect(scriptTag(boardWith({ version: 'pinned' }), {})).not.toContain('integrity');
  });
});

describe('the tag', () => {
  test('has its attributes, and nothing that is the default anyway', () => {
    expect(widgetTag(BOARD)).toBe('<lead-board sp-id="7001"></lead-board>');
  });

  test('has gateway, mode and locale where they are chosen', () => {
    const options = boardWith({ gatewayUrl: 'https://office.example.com', signIn: 'none', locale: 'es-US' });
    expect(widgetTag(options)).toBe(
      '<lead-board sp-id="7001" gateway-url="https://office.example.com" auth-mode="none" locale="es-US"></lead-board>',
    );
  });

  test('names one-time tokens on a board, which the funnel uses anyway', () => {
    expect(widgetTag(boardWith({ signIn: 'one-time' }))).toContain('auth-mode="one-time"');
    expect(widgetTag(boardWith({ tags: [chosen('raq-funnel')], signIn: 'one-time' }))).toBe(
      '<raq-funnel></raq-funnel>',
    );
    expect(widgetTag(boardWith({ tags: [chosen('raq-funnel')] }))).toContain('auth-mode="session"');
  });

  test('lets no value out of its quotes', () => {
    const value = `7"><script>alert('1')</script>&amp;`;
    const written = widgetTag(boardWith({ tags: [chosen('lead-board', { 'sp-id': value })] }));
    expect(written).toBe(
      `<lead-board sp-id="7&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;"></lead-board>`,
    );
  });

  test('comes with a script for the token, for the modes that have one', () => {
    expect(tokenScript(BOARD)).toBe('');
    expect(tokenScript(boardWith({ signIn: 'none' }))).toBe('');
    for (const signIn of ['token', 'one-time'] as const) {
      expect(tokenScript(boardWith({ signIn }))).toContain("querySelectorAll('lead-board')");
    }
  });
});

describe('the theme', () => {
  test('is linked with its hash where one is pinned, and not at all for the default', () => {
    expect(themeLink(BOARD, HASHES)).toBe('');
    expect(themeLink(boardWith({ theme: 'harbor' }), HASHES)).toBe(
      '<link rel="stylesheet" href="https://cdn.example.com/lead-widgets/0.1.0/themes/harbor.css">',
    );
    expect(themeLink(boardWith({ theme: 'harbor', version: 'pinned' }), HASHES)).toContain('integrity="sha384-harbor"');
  });

  test('has the accent in the page’s own sheet', () => {
    expect(accentRule(BOARD)).toBe('');
    expect(accentRule(boardWith({ accent: '#0b6b5d' }))).toBe(':root {\n  --lead-color-accent: #0b6b5d;\n}');
  });
});

describe('the policy', () => {
  test('names the CDN and the page’s own gateway, no styles, and Trusted Types', () => {
    expect(cspHeader(BOARD)).toBe(
      "Content-Security-Policy: script-src https://cdn.example.com; connect-src 'self'; img-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('names the origin of a gateway, not its path', () => {
    const options = boardWith({ gatewayUrl: 'https://office.example.com:8443/api/', cdnBase: '/assets/lead-widgets' });
    expect(cspHeader(options)).toContain("script-src 'self'; connect-src 'self' https://office.example.com:8443;");
  });

  test('lets a page ask itself for its token, beside a gateway of another origin', () => {
    const options = boardWith({ gatewayUrl: 'https://office.example.com', signIn: 'token' });
    expect(cspHeader(options)).toContain("connect-src 'self' https://office.example.com;");
    expect(cspHeader(boardWith({ signIn: 'token' }))).toContain("connect-src 'self';");
  });

  test('names the chat service for what opens a conversation', () => {
    const policy = cspHeader(boardWith({ tags: [chosen('message-thread')] }));
    expect(policy).toContain("connect-src 'self' wss://tsock.us1.twilio.com https://mcs.us1.twilio.com;");
    expect(policy).toContain("img-src 'self' blob: https://media.us1.twilio.com;");
  });

  test('names the CDN for styles where a theme is linked, and only then', () => {
    expect(cspHeader(boardWith({ theme: 'ink' }))).toContain('style-src https://cdn.example.com;');
    expect(cspHeader(BOARD)).not.toContain('style-src');
  });

  test('takes no address that would break out of its directive', () => {
    const policy = cspHeader(boardWith({ gatewayUrl: "https://a.example/; script-src 'unsafe-inline'" }));
    expect(policy).not.toContain('unsafe-inline');
  });
});

test('a page has its policy first, then the room for its tags, the theme, the accent, the token, the script and the tag', () => {
  const options = boardWith({ theme: 'harbor', accent: '#0b6b5d', signIn: 'token' });
  const written = htmlPage(options, HASHES, { script: 'sha256-script', style: 'sha256-style' });
  expect([...written.matchAll(/^<(meta http|link|style|script|lead-board)/gm)].map(([, name]) => name)).toEqual([
    'meta http',
    'link',
    'link',
    'style',
    'script',
    'script',
    'lead-board',
  ]);
  expect(written).toContain("style-src https://cdn.example.com 'sha256-style'; require-trusted");
  expect(written.indexOf('reserve.css')).toBeLessThan(written.indexOf('themes/harbor.css'));
});

test('a page with an accent of its own may still load the sheet that keeps room', () => {
  const written = htmlPage(boardWith({ accent: '#0b6b5d' }), HASHES, { style: 'sha256-style' });
  expect(written).toContain("style-src https://cdn.example.com 'sha256-style'; require-trusted");
});

describe('several tags', () => {
  const BOTH = boardWith({
    tags: [board, chosen('raq-funnel', { 'partner-id': 'my-site' }, 'Get quotes')],
    gatewayUrl: 'https://office.example.com',
    locale: 'es-US',
  });

  const shared = 'gateway-url="https://office.example.com" locale="es-US"';
  const funnel = `<raq-funnel id="raq-funnel" presentation="modal" partner-id="my-site" ${shared}></raq-funnel>`;
  const opener = '<button type="button" data-lead-opens="raq-funnel">Get quotes</button>';

  test('of a provider stand in one <lead-gateway>, which has what they share; a funnel stands apart', () => {
    expect(widgetTag({ ...BOTH, tags: [...BOTH.tags, board] })).toBe(
      [
        `<lead-gateway ${shared}>`,
        '  <lead-board sp-id="7001"></lead-board>',
        '  <lead-board sp-id="7001"></lead-board>',
        '</lead-gateway>',
        opener,
        funnel,
      ].join('\n'),
    );
    expect(widgetTag(BOTH)).toBe([`<lead-board sp-id="7001" ${shared}></lead-board>`, opener, funnel].join('\n'));
  });

  test('stand in one <lead-gateway> where nobody signs in', () => {
    expect(widgetTag({ ...BOTH, signIn: 'none' })).toContain(
      'presentation="modal" partner-id="my-site"></raq-funnel>\n</lead-gateway>',
    );
  });

  test('share one script, which is the loader, and one token', () => {
    const pinned = { ...BOTH, version: 'pinned', signIn: 'token' } as const;
    expect(scriptTag(pinned, HASHES)).toContain('/lead-widgets.js" integrity="sha384-loader"');
    expect(tokenScript(pinned)).toContain("querySelectorAll('lead-board')");
    expect(tokenScript({ ...pinned, tags: [...pinned.tags, board] })).toContain("querySelectorAll('lead-gateway')");
    expect(htmlPage(pinned, HASHES, {}).match(/<script [^>]*src=/g)).toHaveLength(1);
  });

  test('have the sign-in of each where they agree, and name it where they do not', () => {
    const boards = boardWith({ tags: [board, board] });
    expect(widgetTag(boards)).toContain('<lead-gateway>');
    expect(widgetTag({ ...boards, signIn: 'one-time' })).toContain('<lead-gateway auth-mode="one-time">');
    expect(widgetTag(boardWith({ tags: [chosen('raq-funnel'), board], signIn: 'one-time' }))).toContain(
      '<lead-gateway auth-mode="one-time">',
    );
  });

  test('need the policy of all of them', () => {
    const withChat = boardWith({ tags: [board, chosen('message-thread')] });
    expect(cspHeader(withChat)).toBe(cspHeader(boardWith({ tags: [chosen('message-thread')] })));
    expect(cspHeader(withChat)).not.toBe(cspHeader(BOARD));
  });

  test('of one kind are opened each by its own button', () => {
    const review = chosen('review-request-modal', { 'sp-id': '7001' }, 'Ask');
    const written = widgetTag(boardWith({ tags: [review, review] }));
    expect([...written.matchAll(/(?:opens|id)="(review[\w-]*)"/g)].map(([, id]) => id)).toEqual([
      'review-request-modal',
      'review-request-modal',
      'review-request-modal-2',
      'review-request-modal-2',
    ]);
    expect(written).not.toContain('presentation');
  });
});

describe('attributes', () => {
  test('that are on stand without a value, and an empty one stands where it means something', () => {
    const given = { 'sp-id': '7001', 'new-messages': 'true', 'url-sync': '', 'lead-id': '' };
    expect(widgetTag(boardWith({ tags: [chosen('lead-board', given)] }))).toBe(
      '<lead-board sp-id="7001" new-messages url-sync=""></lead-board>',
    );
  });

  test('are values of their kind in React', () => {
    const given = { 'sp-id': '7001', 'new-messages': 'true', 'page-size': '5', features: 'a, b' };
    expect(tagLines(boardWith({ tags: [chosen('lead-board', given)] }), 'jsx')).toEqual([
      '<LeadBoard spId="7001" newMessages pageSize={5} features={["a","b"]} />',
    ]);
  });
});

describe('the accent', () => {
  test('is measured against the words on it and the ground under a link', () => {
    const [words, light, dark] = accentResult('#0b6b5d', surfacesOf(''));
    expect(words).toMatchObject({ pair: 'White words on the accent', isEnough: true });
    expect(light?.isEnough).toBe(true);
    expect(dark?.isEnough).toBe(false);
  });

  test('has black words where it is bright', () => {
    expect(accentResult('#ffd54a', surfacesOf(''))[0]).toMatchObject({ pair: 'Black words on the accent' });
  });

  test('is measured on the ground of the theme', () => {
    expect(surfacesOf(':root { --lead-color-surface: light-dark(#fcfefd, #12201c); }')).toEqual({
      light: '#fcfefd',
      dark: '#12201c',
    });
  });
});
