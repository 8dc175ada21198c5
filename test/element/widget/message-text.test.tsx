import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MessageText } from '../../../src/message-thread/list/message-bubble.js';

const RIGHT_TO_LEFT = '\u202e';

it('a right-to-left override ends a link, and one before the link does not affect it', () => {
  const html = renderToStaticMarkup(
    <MessageText text={`${RIGHT_TO_LEFT}https://evil.example/${RIGHT_TO_LEFT}moc.knab 512-555-0187`} />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual(['https://evil.example/', 'tel:+15125550187']);
  expect(links.map(({ firstElementChild, textContent }) => [firstElementChild?.localName, textContent])).toEqual([
    ['bdi', 'https://evil.example/'],
    ['bdi', '512-555-0187'],
  ]);
});
