import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from '../gateway/limits.js';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people in the US write it: '2.4 MB', '243 KB'. */
export function fileSizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // 'byte' has no plural in its short form.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step).replace('kB', 'KB');
}

/** Why a file cannot be sent. */
export type AttachmentError = 'too-large' | 'wrong-type' | 'not-loaded';

/** Bytes that have to be read of a file to know what it is. */
const ATTACHMENT_HEAD_BYTES = 8;

export type PhotoType = (typeof ATTACHMENT_TYPES)[number];

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * What is wrong with a picked file, before it is made smaller: its size, its type, or its first bytes.
 * @param head its first bytes; null if it cannot be read
 * @param maxBytes that of a message by default
 */
export function attachmentError(
  { size, type }: { readonly size: number; readonly type: string },
  head: Uint8Array | null,
  maxBytes = ATTACHMENT_MAX_BYTES,
): AttachmentError | null {
  if (size > maxBytes) return 'too-large';
  if (!ATTACHMENT_TYPES.some((allowed) => allowed === type)) return 'wrong-type';
  if (size === 0 || head === null) return 'not-loaded';
  return photoType(head) === null ? 'wrong-type' : null;
}

/** The type of a photo by its first bytes, regardless of its name. Null if it cannot be sent. */
export function photoType(head: Uint8Array): PhotoType | null {
  if (startsWith(head, JPEG)) return 'image/jpeg';
  return startsWith(head, PNG) ? 'image/png' : null;
}

/** Longest side of a photo that is sent, in pixels, unless the original is asked for. */
const LONGEST_SIDE = 2048;

/** How large a photo is sent, in pixels; never larger than it is. */
export function sentSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** JPEG markers, the second byte after 0xff. */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const APP = { jfif: 0xe0, exif: 0xe1, icc: 0xe2, adobe: 0xee, last: 0xef } as const;

const ORIENTATION_TAG = 0x0112;

/** The chunks of a PNG that its pixels, its colors and its animation need. */
const PNG_CHUNKS = 'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
  ' ',
);
const PNG_HEAD_BYTES = 8;
/** A chunk is its length, its name, its data and a checksum. */
const CHUNK_FRAME_BYTES = 12;

/** A PNG rid of its metadata, and its size in pixels. */
interface CleanPng {
  readonly parts: Uint8Array<ArrayBuffer>[];
  readonly width: number;
  readonly height: number;
}

/**
 * Removes the metadata of a PNG: Exif with its location, texts, times, and everything after the end of the image.
 * @returns null if the bytes are not a complete PNG
 */
export function pngWithoutMetadata(png: Uint8Array<ArrayBuffer>): CleanPng | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts = [png.subarray(0, PNG_HEAD_BYTES)];
  let at = PNG_HEAD_BYTES;
  while (at + CHUNK_FRAME_BYTES <= png.length) {
    const end = at + CHUNK_FRAME_BYTES + view.getUint32(at);
    if (end > png.length) return null;
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (PNG_CHUNKS.includes(name)) parts.push(png.subarray(at, end));
    if (name === 'IEND') return { parts, width: view.getUint32(16), height: view.getUint32(20) };
    at = end;
  }
  return null;
}

/**
 * Removes the metadata of a JPEG: Exif with its location and thumbnail, XMP, comments, and everything after the end of
 * the image. The pixels, their colors and the orientation stay.
 * @returns null if the bytes are not a complete JPEG
 */
export function jpegWithoutMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  if (jpeg[0] !== 0xff || jpeg[1] !== START_OF_IMAGE) return null;
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    // A marker may follow any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return [...parts, jpeg.subarray(at, at + 2)];
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
    let end = at + 2 + length;
    if (length < 2 || end > jpeg.length) return null;
    if (marker === START_OF_SCAN) end = endOfScan(jpeg, end);
    const segment = jpeg.subarray(at, end);
    if (marker === APP.exif) parts.push(...orientationOnly(segment));
    else if (!isMetadata(marker, segment)) parts.push(segment);
    at = end;
  }
  return null;
}

/** The compressed data of a scan ends at the next marker that is not a restart marker. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  let at = from;
  while (at < jpeg.length) {
    const next = jpeg[at + 1] ?? 0;
    if (jpeg[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return at;
}

function isMetadata(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return true;
  if (marker < APP.jfif || marker > APP.last || marker === APP.jfif || marker === APP.adobe) return false;
  return marker !== APP.icc || !textAt(segment, 4, 'ICC_PROFILE');
}

/** A new Exif segment that has the orientation of the old one and nothing else. Empty for an upright photo. */
function orientationOnly(segment: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const orientation = orientationOf(segment);
  if (orientation < 2 || orientation > 8) return [];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return [new Uint8Array([0xff, APP.exif, 0, exif.length + tiff.length + 2, ...exif, ...tiff])];
}

/** The orientation in an Exif segment, 1 to 8; 1 if it has none. */
function orientationOf(segment: Uint8Array): number {
  if (!textAt(segment, 4, 'Exif\0\0')) return 1;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.byteLength - 10);
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (tiff.getUint16(at, isLittle) === ORIENTATION_TAG) return tiff.getUint16(at + 8, isLittle);
    }
  } catch {
    // It ends too early.
  }
  return 1;
}

function textAt(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, step) => bytes[at + step] === character.charCodeAt(0));
}

const JPEG_QUALITY = 0.85;

/** A file that can be sent, and what it is by its bytes. */
export interface CheckedPhoto {
  readonly file: File;
  readonly type: PhotoType;
}

interface CheckedPhotos {
  readonly good: readonly CheckedPhoto[];
  readonly wrong: readonly { readonly name: string; readonly error: AttachmentError }[];
}

/**
 * Looks at files that were picked together: their sizes, their types, and their first bytes. Both lists have their order.
 * @param maxBytes the largest file, as it was picked; that of a message by default
 */
export async function lookAtPhotos(files: readonly File[], maxBytes?: number): Promise<CheckedPhotos> {
  const heads = await Promise.all(files.map(headOf));
  const good: CheckedPhoto[] = [];
  const wrong: CheckedPhotos['wrong'][number][] = [];
  for (const [at, file] of files.entries()) {
    const head = heads[at] ?? null;
    const error = attachmentError(file, head, maxBytes);
    const type = head && photoType(head);
    if (error === null && type !== null) good.push({ file, type });
    else wrong.push({ name: file.name, error: error ?? 'wrong-type' });
  }
  return { good, wrong };
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Prepares a photo for sending. It is redrawn upright, at most as large as needed, and without metadata such as its
 * location. Where the browser cannot redraw it, it keeps its size and loses only the metadata.
 * @param type what it is by its bytes
 * @returns the same file if nothing about it has to change; null if its metadata cannot be removed
 */
export async function preparePhoto(file: File, type: PhotoType): Promise<File | null> {
  const isPng = type === 'image/png';
  const png = isPng ? pngWithoutMetadata(await bytesOf(file)) : null;
  if (png !== null && isSentAsItIs(png, file.size)) return file;
  try {
    return await redraw(file, type);
  } catch {
    const parts = isPng ? png?.parts : jpegWithoutMetadata(await bytesOf(file));
    return parts ? new File(parts, file.name, { type }) : null;
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A PNG without metadata that is not too large. */
function isSentAsItIs({ parts, width, height }: CleanPng, bytes: number): boolean {
  const sent = sentSize(width, height);
  return sent.width === width && sent.height === height && parts.reduce((sum, { length }) => sum + length, 0) === bytes;
}

/** @throws if the browser cannot draw the photo, or does not let a page read what it drew */
async function redraw(file: File, type: PhotoType): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = sentSize(picture.width, picture.height);
    const [canvas, pen] = canvasOf(width, height);
    pen.drawImage(picture, 0, 0, width, height);
    assertReadable();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
    if (blob?.type !== type) throw new Error('The photo cannot be written in its own format.');
    return new File([blob], file.name, { type });
  } finally {
    picture.close();
  }
}

function canvasOf(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  return [canvas, pen];
}

/** A known color, and how far protection against fingerprinting may change it without anyone seeing it. */
const SAMPLE = [32, 128, 224];
const TOLERANCE = 8;

/** @throws if the browser replaces what a page reads from a canvas, as Firefox does against fingerprinting */
function assertReadable(): void {
  const [, pen] = canvasOf(1, 1);
  pen.fillStyle = `rgb(${SAMPLE})`;
  pen.fillRect(0, 0, 1, 1);
  const { data } = pen.getImageData(0, 0, 1, 1);
  if (SAMPLE.some((value, at) => Math.abs(value - (data[at] ?? 0)) > TOLERANCE)) {
    throw new Error('The canvas does not give back what was drawn.');
  }
}
