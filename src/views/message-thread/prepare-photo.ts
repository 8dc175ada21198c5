import { type PhotoType, sentSize } from '../../domain/message-thread/attachment.js';
import { type CleanPng, jpegWithoutMetadata, pngWithoutMetadata } from '../../domain/message-thread/photo-metadata.js';

const JPEG_QUALITY = 0.85;

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
