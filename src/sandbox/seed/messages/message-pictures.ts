const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LARGEST_BLOCK = 65_535;

const WIDTH = 240;
const HEIGHT = 180;

type Colour = readonly [number, number, number];
/** A shape and its color. The last shape that contains a pixel gives its color. */
type Shape = readonly [colour: Colour, holds: (x: number, y: number) => boolean];

const WALL: Colour = [206, 198, 184];
const SHADE: Colour = [172, 161, 144];
const STEEL: Colour = [150, 158, 166];
const GLEAM: Colour = [205, 211, 216];
const WATER: Colour = [104, 138, 140];
const MURK: Colour = [82, 104, 92];
const DARK: Colour = [64, 58, 52];
const RUST: Colour = [150, 84, 48];
const WHITE: Colour = [236, 236, 230];
const RED: Colour = [178, 52, 44];

function box(left: number, top: number, right: number, bottom: number): Shape[1] {
  return (x, y) => x >= left && x < right && y >= top && y < bottom;
}

function oval(centreX: number, centreY: number, radiusX: number, radiusY: number): Shape[1] {
  return (x, y) => ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1;
}

function both(one: Shape[1], other: Shape[1]): Shape[1] {
  return (x, y) => one(x, y) && other(x, y);
}

/** A sink from above with water standing in it. */
const SINK: readonly Shape[] = [
  [WALL, () => true],
  [SHADE, (x, y) => (x + y * 2) % 61 < 2],
  [STEEL, oval(120, 92, 104, 76)],
  [GLEAM, oval(120, 90, 98, 70)],
  [STEEL, oval(120, 94, 92, 64)],
  [WATER, oval(120, 98, 84, 55)],
  [MURK, oval(134, 106, 46, 27)],
  [DARK, oval(138, 110, 13, 8)],
  [GLEAM, oval(84, 78, 20, 5)],
  [STEEL, box(110, 0, 130, 46)],
  [GLEAM, box(114, 0, 119, 44)],
  [STEEL, oval(120, 46, 12, 8)],
];

/** The trap in the cabinet under a sink, and a bucket. */
const TRAP: readonly Shape[] = [
  [SHADE, () => true],
  [DARK, (x, y) => y > 150 || x < 14 || x > 226],
  [WALL, box(20, 0, 220, 12)],
  [WHITE, box(104, 0, 124, 84)],
  [WHITE, both(oval(137, 84, 33, 36), (_, y) => y >= 84)],
  [SHADE, both(oval(137, 84, 13, 16), (_, y) => y >= 84)],
  [WHITE, box(150, 52, 170, 85)],
  [WHITE, box(150, 46, 226, 64)],
  [STEEL, box(100, 60, 128, 70)],
  [STEEL, box(146, 74, 174, 84)],
  [RUST, oval(116, 104, 14, 9)],
  [RUST, both(box(110, 104, 116, 140), (_, y) => y % 9 < 6)],
  [RED, (x, y) => y > 138 && y < 178 && Math.abs(x - 116) < 44 - (y - 138) / 4],
  [MURK, oval(116, 140, 43, 6)],
];

/** A water heater, and a puddle. */
const HEATER: readonly Shape[] = [
  [WALL, () => true],
  [SHADE, (_, y) => y > 144],
  [WATER, oval(136, 164, 84, 11)],
  [GLEAM, oval(108, 162, 30, 3)],
  [STEEL, box(84, 0, 92, 26)],
  [RED, box(132, 0, 140, 26)],
  [RED, box(122, 12, 150, 17)],
  [STEEL, box(66, 22, 158, 160)],
  [WHITE, box(66, 22, 146, 160)],
  [GLEAM, box(66, 22, 80, 160)],
  [RED, box(96, 60, 136, 68)],
  [WALL, box(96, 68, 136, 104)],
  [DARK, (x, y) => x > 100 && x < 132 && y > 72 && y < 100 && y % 6 < 2],
  [DARK, box(98, 132, 126, 146)],
  [RUST, both(box(80, 148, 140, 160), (x, y) => (x * 7 + y * 3) % 11 < 6)],
];

const SHAPES = { sink: SINK, trap: TRAP, heater: HEATER } as const;

export type MessagePictureName = keyof typeof SHAPES;

function pixelsOf(shapes: readonly Shape[]): Pixels {
  const palette = shapes.map(([colour]) => colour);
  return {
    width: WIDTH,
    height: HEIGHT,
    palette,
    at: (x, y) => shapes.findLastIndex(([, holds]) => holds(x, y)),
  };
}

const drawn = new Map<MessagePictureName, Uint8Array<ArrayBuffer>>();

/** The bytes of a picture that a customer sends, as a PNG file. */
export function messagePicture(name: MessagePictureName): Uint8Array<ArrayBuffer> {
  const bytes = drawn.get(name) ?? pngOf(pixelsOf(SHAPES[name]));
  drawn.set(name, bytes);
  return bytes;
}

/** A picture as palette indices, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** The palette index of the color of a pixel. */
  at(x: number, y: number): number;
}

function bigEndian(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function chunk(name: string, content: readonly number[]): number[] {
  const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...content];
  return [...bigEndian(content.length), ...named, ...bigEndian(crc32(named))];
}

/** A zlib stream of uncompressed blocks, which needs little code. */
function stored(bytes: readonly number[]): number[] {
  const stream = [0x78, 0x01];
  for (let start = 0; start < bytes.length; start += LARGEST_BLOCK) {
    const block = bytes.slice(start, start + LARGEST_BLOCK);
    const isLast = start + LARGEST_BLOCK >= bytes.length;
    const [low, high] = [block.length & 255, block.length >>> 8];
    stream.push(isLast ? 1 : 0, low, high, low ^ 255, high ^ 255);
    for (const byte of block) stream.push(byte);
  }
  return [...stream, ...bigEndian(adler32(bytes))];
}

/** Encodes a picture as PNG, with the same bytes on every platform. */
function pngOf({ width, height, palette, at }: Pixels): Uint8Array<ArrayBuffer> {
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    rows.push(0);
    for (let x = 0; x < width; x += 1) rows.push(at(x, y));
  }
  const eightBitPalette = [8, 3, 0, 0, 0];
  return new Uint8Array([
    ...SIGNATURE,
    ...chunk('IHDR', [...bigEndian(width), ...bigEndian(height), ...eightBitPalette]),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', []),
  ]);
}
