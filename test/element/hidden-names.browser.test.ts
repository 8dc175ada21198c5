import { afterEach, expect, it } from 'vitest';
import { baseAddress } from '../../src/gateway/transport/request-parts.js';
import { baseAddressOfPage } from '../../src/web/platform.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('an image of the page that is named baseURI does not decide where calls go', () => {
  const { baseURI } = document;
  const image = new Image();
  image.name = 'baseURI';
  image.src = 'data:,';
  document.body.append(image);
  expect(document.baseURI).toBeInstanceOf(HTMLImageElement);
  expect(baseAddressOfPage()).toBe(baseURI);
  expect(baseAddress('/office/')).toMatch(/\/office$/);
});
