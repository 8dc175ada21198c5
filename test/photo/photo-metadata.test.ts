import { describe, expect, it } from 'vitest';
import { jpegWithoutMetadata, pngWithoutMetadata } from '../../src/photo/prepare-photo.js';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
];
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const TABLES = segment(0xdb, [0, 1, 2, 3]);
/** Compressed data with a stuffed byte and a restart marker. */
const SCAN = [...segment(0xda, [1, 1, 0]), 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const LOCATION = 'GPS 30.2500,-97.7500';

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
  ])('goes with its location, and the orientation stays (%s)', (_order, isLittle) => {
    const left = cleaned(START, exif(6, isLittle), TABLES, SCAN, END);
    expect(textOf(left)).not.toContain('GPS');
    expect(left).toEqual(cleaned(START, exif(6, !isLittle), TABLES, SCAN, END));
    expect(left?.slice(-(TABLES.length + SCAN.length + END.length))).toEqual([...TABLES, ...SCAN, ...END]);
    // Cleaning once more changes nothing: the orientation is there.
    expect(cleaned(left ?? [])).toEqual(left);
  });

  it('of an upright photo goes whole', () => {
    expect(cleaned(START, exif(1, false), TABLES, SCAN, END)).toEqual([...START, ...TABLES, ...SCAN, ...END]);
  });

  it('goes from XMP, comments, other images in the file, and from behind the end', () => {
    const xmp = segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${LOCATION}`));
    const comment = segment(0xfe, ascii(LOCATION));
    const otherImages = segment(0xe2, ascii(`MPF\0${LOCATION}`));
    expect(cleaned(START, xmp, comment, otherImages, TABLES, SCAN, END, ascii(LOCATION))).toEqual(
      cleaned(START, TABLES, SCAN, END),
    );
  });

  it('stays where it says how the colors are drawn', () => {
    const drawn = [
      segment(0xe0, ascii('JFIF\0')),
      segment(0xe2, ascii('ICC_PROFILE\0\x01\x01')),
      segment(0xee, ascii('Adobe')),
    ];
    const photo = [START, ...drawn, TABLES, SCAN, TABLES, SCAN, END];
    expect(cleaned(...photo)).toEqual(photo.flat());
  });

  it('may stand after fill bytes', () => {
    expect(cleaned(START, [0xff, 0xff], comment(), TABLES, SCAN, END)).toEqual(cleaned(START, TABLES, SCAN, END));
  });
});

const comment = () => segment(0xfe, ascii(LOCATION));

it.each([
  ['nothing', []],
  ['another format', [0x89, 0x50, 0x4e, 0x47]],
  ['a segment that is longer than the file', [...START, 0xff, 0xe1, 0xff, 0xff, 1]],
  ['a segment without a length', [...START, 0xff, 0xe1, 0, 0]],
  ['a photo that breaks off', [...START, ...TABLES, ...SCAN]],
  ['bytes between the segments', [...START, 1, 2, ...END]],
])('%s is no complete JPEG', (_name, bytes) => {
  expect(cleaned(bytes)).toBeNull();
});

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

  it('goes with its location, from Exif, texts and behind the end; pixels and colors stay', () => {
    const colors = chunk('sRGB', [0]);
    const place = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'].map((name) => chunk(name, ascii(LOCATION)));
    const clean = png(SIZE, colors, ...place, PIXELS, LAST, ascii(LOCATION));
    const left = clean?.parts.flatMap((part) => [...part]);
    expect(left).toEqual([HEAD, SIZE, colors, PIXELS, LAST].flat());
    expect([clean?.width, clean?.height]).toEqual([2049, 20]);
  });

  it.each([
    ['is cut off', [SIZE, PIXELS.slice(0, 9)]],
    ['has no end', [SIZE, PIXELS]],
    ['has a chunk that is longer than the file', [SIZE, [255, 255, 255, 255, ...ascii('IDAT'), 0, 0, 0, 0], LAST]],
  ])('is not found in a PNG that %s', (_, chunks) => {
    expect(png(...chunks)).toBeNull();
  });
});
