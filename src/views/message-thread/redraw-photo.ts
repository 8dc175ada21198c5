import { sentSize } from '../../domain/message-thread/attachment.js';
import type { SentFile } from '../../state/message-thread/message-thread.js';

const JPEG_QUALITY = 0.85;

/**
 * Draws a photo anew: upright, no larger than it has to be, and without anything that its file told beside the picture, such as
 * the place where it was taken.
 * @throws where the browser cannot draw it
 */
export async function redraw(file: File): Promise<SentFile> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = sentSize(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is nothing to draw on.');
    pen.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, JPEG_QUALITY));
    if (blob === null) throw new Error('The picture could not be written.');
    // A PNG tells nothing of a place; the smaller of the two is sent.
    if (file.type === 'image/png' && blob.size >= file.size) return file;
    return new File([blob], file.name, { type: blob.type });
  } finally {
    picture.close();
  }
}
