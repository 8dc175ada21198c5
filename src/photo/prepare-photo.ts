import {
  ATTACHMENT_HEAD_BYTES,
  type AttachmentFault,
  attachmentFault,
  type PhotoType,
  photoType,
  sentSize,
} from './attachment.js';
import { type CleanPng, jpegWithoutMetadata, pngWithoutMetadata } from './photo-metadata.js';

const JPEG_QUALITY = 0.85;

/**
 * Looks at a file that was picked: its size, its type, and its first bytes.
 * @param maxBytes the largest file, as it was picked; that of a message by default
 * @returns what it is, or why it cannot be sent
 */
export async function checkPhoto(
  file: File,
  maxBytes?: number,
): Promise<PhotoType | { readonly fault: AttachmentFault }> {
  const head = await headOf(file);
  const fault = attachmentFault(file, head, maxBytes);
  const type = head && photoType(head);
  return fault === null && type !== null ? type : { fault: fault ?? 'wrong-type' };
}

/** A file that cannot be sent. */
export interface PhotoFault {
  readonly name: string;
  readonly fault: AttachmentFault;
}

export interface LookedAt {
  readonly good: readonly { readonly file: File; readonly type: PhotoType }[];
  readonly wrong: readonly PhotoFault[];
}

/** Looks at files that were picked together. Both lists have their order. */
export async function lookAtPhotos(files: readonly File[], maxBytes?: number): Promise<LookedAt> {
  const looked = await Promise.all(files.map(async (file) => ({ file, is: await checkPhoto(file, maxBytes) })));
  return {
    good: looked.flatMap(({ file, is }) => (typeof is === 'string' ? [{ file, type: is }] : [])),
    wrong: looked.flatMap(({ file, is }) => (typeof is === 'string' ? [] : [{ name: file.name, fault: is.fault }])),
  };
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
