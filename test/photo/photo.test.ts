import { describe, expect, it } from 'vitest';
import { movedBy } from '../../src/photo/photo-list.js';
import {
  attachmentError,
  jpegWithoutMetadata,
  photoType,
  pngWithoutMetadata,
  sentSize,
} from '../../src/photo/prepare-photo.js';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HTML = new TextEncoder().encode('<!doctyp');
const MAX = 157_286_400;

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
])('a chosen file: %s', (_, type, size, head, fault) => expect(attachmentError({ size, type }, head)).toBe(fault));

it.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [2048, 2048, 2048, 2048],
  [640, 480, 640, 480],
  [30_000, 2, 2048, 1],
  [1, 1, 1, 1],
])('a photo of %i x %i is sent as %i x %i', (width, height, sentWidth, sentHeight) =>
  expect(sentSize(width, height)).toEqual({ width: sentWidth, height: sentHeight }),
);

it('the type of a photo comes from its bytes', () =>
  expect([photoType(JPEG), photoType(PNG), photoType(HTML)]).toEqual(['image/jpeg', 'image/png', null]));

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

it.each([
  ['b', -1, 'bacd'],
  ['b', 1, 'acbd'],
  ['a', 3, 'bcda'],
  ['d', -3, 'dabc'],
])('photo %s moved by %i gives %s', (id, by, expected) => {
  const ids = movedBy(list, id, by).map((each) => each.id);
  expect(ids.join('')).toBe(expected);
});

it.each([
  ['a', -1],
  ['d', 1],
  ['nobody', 1],
])('photo %s moved by %i stays where it is', (id, by) => expect(movedBy(list, id, by)).toBe(list));

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const segment = (marker: number, body: readonly number[]) => {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...body];
};
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const TABLES = segment(0xdb, [0, 1, 2, 3]);
/** Compressed data with a stuffed byte and a restart marker. */
const SCAN = [...segment(0xda, [1, 1, 0]), 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const LOCATION = 'GPS 30.2500,-97.7500';
const COMMENT = segment(0xfe, ascii(LOCATION));

/** An Exif segment with an orientation in either byte order, and a location. */
function exif(orientation: number, isLittle: boolean): number[] {
  const big = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const little = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  return segment(0xe1, [...ascii('Exif\0\0'), ...(isLittle ? little : big), ...ascii(LOCATION)]);
}

function cleaned(...parts: readonly (readonly number[])[]): number[] | null {
  const left = jpegWithoutMetadata(new Uint8Array(parts.flat()));
  return left?.flatMap((part) => [...part]) ?? null;
}

const textOf = (bytes: readonly number[] | null) => String.fromCharCode(...(bytes ?? []));

describe('the metadata of a JPEG', () => {
  it.each([
    ['big-endian', false],
    ['little-endian', true],
  ])('is removed with its location, and the orientation stays (%s)', (_order, isLittle) => {
    const left = cleaned(START, exif(6, isLittle), TABLES, SCAN, END);
    expect(textOf(left)).not.toContain('GPS');
    expect(left).toEqual(cleaned(START, exif(6, !isLittle), TABLES, SCAN, END));
    expect(left?.slice(-(TABLES.length + SCAN.length + END.length))).toEqual([...TABLES, ...SCAN, ...END]);
    // Cleaning once more changes nothing: the orientation is there.
    expect(cleaned(left ?? [])).toEqual(left);
  });

  it('is removed from an upright photo, from XMP, comments, other images, after fill bytes, and after the end', () => {
    expect(cleaned(START, exif(1, false), TABLES, SCAN, END)).toEqual([...START, ...TABLES, ...SCAN, ...END]);
    expect(cleaned(START, [0xff, 0xff], COMMENT, TABLES, SCAN, END)).toEqual(cleaned(START, TABLES, SCAN, END));
    const xmp = segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${LOCATION}`));
    const otherImages = segment(0xe2, ascii(`MPF\0${LOCATION}`));
    const left = cleaned(START, xmp, COMMENT, otherImages, TABLES, SCAN, END, ascii(LOCATION));
    expect(left).toEqual(cleaned(START, TABLES, SCAN, END));
  });

  it('stays if it says how the colors are drawn', () => {
    const colors = segment(0xe2, ascii('ICC_PROFILE\0\x01\x01'));
    const drawn = [segment(0xe0, ascii('JFIF\0')), colors, segment(0xee, ascii('Adobe'))];
    const photo = [START, ...drawn, TABLES, SCAN, TABLES, SCAN, END];
    expect(cleaned(...photo)).toEqual(photo.flat());
  });
});

it.each([
  ['nothing', []],
  ['another format', [0x89, 0x50, 0x4e, 0x47]],
  ['a segment that is longer than the file', [...START, 0xff, 0xe1, 0xff, 0xff, 1]],
  ['a segment without a length', [...START, 0xff, 0xe1, 0, 0]],
  ['a photo that breaks off', [...START, ...TABLES, ...SCAN]],
  ['bytes between the segments', [...START, 1, 2, ...END]],
])('%s is not a complete JPEG', (_name, bytes) => expect(cleaned(bytes)).toBeNull());

describe('the metadata of a PNG', () => {
  const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const chunk = (name: string, body: readonly number[] = []) => [
    ...[0, 0, body.length >> 8, body.length & 255],
    ...ascii(name),
    ...body,
    ...[1, 2, 3, 4],
  ];
  const SIZE = chunk('IHDR', [0, 0, 8, 1, 0, 0, 0, 20, 8, 2, 0, 0, 0]);
  const [PIXELS, LAST] = [chunk('IDAT', [5, 6, 7]), chunk('IEND')];
  const png = (...chunks: readonly (readonly number[])[]) =>
    pngWithoutMetadata(new Uint8Array([HEAD, ...chunks].flat()));

  it('is removed with its location, from Exif, texts and after the end; pixels and colors stay', () => {
    const colors = chunk('sRGB', [0]);
    const place = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'].map((name) => chunk(name, ascii(LOCATION)));
    const clean = png(SIZE, colors, ...place, PIXELS, LAST, ascii(LOCATION));
    const left = clean?.parts.flatMap((part) => [...part]);
    expect([left, [clean?.width, clean?.height]]).toEqual([[HEAD, SIZE, colors, PIXELS, LAST].flat(), [2049, 20]]);
  });

  it.each([
    ['is cut off', [SIZE, PIXELS.slice(0, 9)]],
    ['has no end', [SIZE, PIXELS]],
    ['has a chunk that is longer than the file', [SIZE, [255, 255, 255, 255, ...ascii('IDAT'), 0, 0, 0, 0], LAST]],
  ])('is not found in a PNG that %s', (_, chunks) => expect(png(...chunks)).toBeNull());
});
