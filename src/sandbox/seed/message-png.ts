/** A picture as palette indices, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** The colour at a place, as its place in the palette. */
  at(x: number, y: number): number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LARGEST_BLOCK = 65_535;

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

/** A zlib stream of blocks that are stored as they are: larger than need be, and written in a few lines. */
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

/** Writes a picture as a PNG file, on any platform and always with the same bytes. */
export function pngOf({ width, height, palette, at }: Pixels): Uint8Array<ArrayBuffer> {
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
