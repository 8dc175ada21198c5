import { describe, expect, it } from 'vitest';
import { attachmentFault, photoType, sentSize } from '../../src/photo/attachment.js';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HTML = new TextEncoder().encode('<!doctyp');
const MAX = 157_286_400;

describe('a file that is picked', () => {
  it.each([
    ['a JPEG', 'image/jpeg', 1000, JPEG, null],
    ['a PNG', 'image/png', 1000, PNG, null],
    ['a JPEG of 157286400 bytes', 'image/jpeg', MAX, JPEG, null],
    ['a JPEG of 157286401 bytes', 'image/jpeg', MAX + 1, JPEG, 'too-large'],
    ['a text of 157286401 bytes', 'text/plain', MAX + 1, HTML, 'too-large'],
    ['an HTML file named .jpg', 'image/jpeg', 1000, HTML, 'wrong-type'],
    ['a JPEG that says it is a GIF', 'image/gif', 1000, JPEG, 'wrong-type'],
    ['a file of no type', '', 1000, JPEG, 'wrong-type'],
    ['an SVG', 'image/svg+xml', 1000, HTML, 'wrong-type'],
    ['an empty JPEG', 'image/jpeg', 0, new Uint8Array(), 'not-loaded'],
    ['a PNG that cannot be read', 'image/png', 1000, null, 'not-loaded'],
    ['a PNG that is cut off after four bytes', 'image/png', 4, PNG.slice(0, 4), 'wrong-type'],
  ])('%s', (_, type, size, head, fault) => {
    expect(attachmentFault({ size, type }, head)).toBe(fault);
  });
});

describe('a photo that is sent', () => {
  it.each([
    [4032, 3024, 2048, 1536],
    [3024, 4032, 1536, 2048],
    [2048, 2048, 2048, 2048],
    [640, 480, 640, 480],
    [30_000, 2, 2048, 1],
    [1, 1, 1, 1],
  ])('of %i x %i is %i x %i', (width, height, sentWidth, sentHeight) => {
    expect(sentSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
  });

  it('is what its bytes say', () => {
    expect([photoType(JPEG), photoType(PNG), photoType(HTML)]).toEqual(['image/jpeg', 'image/png', null]);
  });
});
