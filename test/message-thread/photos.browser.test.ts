import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, rootOf, textOf, tick, untilText } from '../element/stage.js';
import * as screen from './thread-stage.js';

cleanPage();

const WRONG_TYPE = 'You can only send JPEG, JPG, or PNG images. Please try again.';
const NOT_LOADED = 'Error with loading file';

const shownName = (element: Element) => rootOf(element).querySelector('[part~="file"] .file')?.textContent ?? '';
const images = (element: Element) => rootOf(element).querySelectorAll('.rows button.image img').length;

async function sendPhonePhoto(on: screen.ThreadStage, element: Element): Promise<Blob> {
  await vi.waitFor(() => expect(shownName(element)).toBe('kitchen.jpg'));
  await press(screen.button('Send'));
  await vi.waitFor(() => expect(images(element)).toBe(1));
  return received(on);
}

async function received(on: screen.ThreadStage): Promise<Blob> {
  const { chat, messages } = await on.received();
  const urls = await chat.mediaUrls(messages.flatMap(({ media }) => media.map(({ id }) => id)));
  const blob = await (await fetch([...urls.values()].at(-1)?.url ?? '')).blob();
  chat.close();
  return blob;
}

/** A 40 x 20 JPEG whose Exif data has a rotation and a location. */
async function phonePhoto(): Promise<File> {
  const plain = new Uint8Array(await (await screen.picture('image/jpeg')).arrayBuffer());
  const place = new TextEncoder().encode('GPS 30.2500,-97.7500');
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const body = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff, ...place];
  const exif = [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
  // A single part, because Firefox detects the image type from the first part.
  return screen.fileOf(
    [new Uint8Array([...plain.slice(0, 2), ...exif, ...plain.slice(2)])],
    'image/jpeg',
    'kitchen.jpg',
  );
}

async function sizeShown(photo: Blob): Promise<readonly number[]> {
  const shown = new Image();
  shown.src = URL.createObjectURL(photo);
  await shown.decode();
  URL.revokeObjectURL(shown.src);
  return [shown.naturalWidth, shown.naturalHeight];
}

const text = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

describe('a photo', () => {
  it('is previewed before it is sent, disables the text box, and can be removed', async () => {
    const element = await screen.openEmpty(screen.threadStage());
    screen.pick(element, await screen.picture());
    await vi.waitFor(() => expect(shownName(element)).toBe('sink.png'));
    await expect.element(screen.box()).toBeDisabled();
    await expect.element(screen.button('Send')).toBeEnabled();
    expect((rootOf(element).querySelector('input[type="file"]') as HTMLInputElement).value).toBe('');
    await press(screen.button('Remove file'));
    expect(shownName(element)).toBe('');
    await expect.element(screen.box()).toBeEnabled();
    await expect.element(screen.button('Send')).toBeDisabled();
  });

  it('is previewed immediately, and Send stays disabled until it is prepared', async () => {
    const element = await screen.openEmpty(screen.threadStage());
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const draw = createImageBitmap;
    const held = vi.spyOn(window, 'createImageBitmap').mockImplementation(async (photo: ImageBitmapSource) => {
      await promise;
      return draw(photo);
    });
    screen.pick(element, await screen.picture('image/jpeg', 3000, 1500));
    await untilText(element, 'Preparing the photo…');
    const preview = rootOf(element).querySelector<HTMLImageElement>('[part~="file"] img');
    await vi.waitFor(() => expect(preview?.naturalWidth).toBe(3000));
    await expect.element(screen.button('Send')).toBeDisabled();
    resolve();
    await untilText(element, /made smaller/);
    await expect.element(screen.button('Send')).toBeEnabled();
    expect(textOf(element)).not.toContain('Preparing');
    held.mockRestore();
  });

  it('that waits for a connection asks to keep the page open', async () => {
    const element = await screen.openEmpty(screen.threadStage());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    screen.pick(element, await screen.picture());
    await vi.waitFor(() => expect(shownName(element)).toBe('sink.png'));
    await press(screen.button('Send'));
    await untilText(element, /Waiting to send\. Keep this page open/);
    vi.restoreAllMocks();
  });

  it('takes the typed text as its caption, which returns to the text box if the photo is removed', async () => {
    const element = await screen.openEmpty(screen.threadStage());
    await fill(screen.box(), 'The old pump');
    screen.pick(element, await screen.picture());
    const caption = page.getByRole('textbox', { name: 'Caption (optional)' });
    await expect.element(caption).toHaveValue('The old pump');
    await expect.element(screen.box()).toHaveValue('');
    await fill(caption, 'The old pump, from the left');
    await screen.button('Remove file').click();
    await expect.element(screen.box()).toHaveValue('The old pump, from the left');
    screen.pick(element, await screen.picture());
    await expect.element(screen.button('Send')).toBeEnabled();
    await screen.button('Send').click();
    await vi.waitFor(() => expect(images(element)).toBe(1));
    expect(textOf(element)).toContain('The old pump, from the left');
    await expect.element(screen.box()).toHaveValue('');
  });

  it('from a phone is sent upright and without its location', async () => {
    const on = screen.threadStage();
    const element = await screen.openEmpty(on);
    const photo = await phonePhoto();
    expect(await text(photo)).toContain('GPS');
    screen.pick(element, photo);
    const sent = await sendPhonePhoto(on, element);
    // Firefox adds Exif data of its own, for the resolution.
    expect(await text(sent)).not.toContain('GPS');
    const { width, height } = await createImageBitmap(sent);
    expect([width, height]).toEqual([20, 40]);
  });

  it('is sent upright and without its location if the page cannot read canvas pixels', async () => {
    const read = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
    read.mockImplementation(() => new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1, 1));
    const on = screen.threadStage();
    const element = await screen.openEmpty(on);
    screen.pick(element, await phonePhoto());
    const sent = await sendPhonePhoto(on, element);
    expect(read).toHaveBeenCalled();
    read.mockRestore();
    expect(await text(sent)).not.toContain('GPS');
    expect(await sizeShown(sent)).toEqual([20, 40]);
  });

  it('is sent unchanged, with its location, after Send original', async () => {
    const on = screen.threadStage();
    const element = await screen.openEmpty(on);
    screen.pick(element, await phonePhoto());
    await untilText(element, 'The original may show where the photo was taken.');
    await press(screen.button('Send original'));
    expect(screen.isThere(screen.button('Send original'))).toBe(false);
    expect(await text(await sendPhonePhoto(on, element))).toContain('GPS');
  });
});

it('pasting text that comes with an image of itself pastes the text', async () => {
  const element = await screen.openEmpty(screen.threadStage());
  const data = screen.carried(await screen.picture());
  data.setData('text/plain', 'Quarter, cell B2');
  const event = screen.pasteOf(data);
  expect(rootOf(element).querySelector('textarea')?.dispatchEvent(event)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shownName(element)).toBe('');
});

describe('a file that cannot be sent', () => {
  afterEach(() => void vi.useRealTimers());

  it.each<[string, () => BlobPart[] | Promise<BlobPart[]>, string]>([
    ['an HTML file named .jpg', () => ['<!doctype html>'], WRONG_TYPE],
    ['an empty JPEG', () => [], NOT_LOADED],
    ['a JPEG whose location cannot be removed', async () => [(await phonePhoto()).slice(0, 90)], NOT_LOADED],
  ])('%s is refused with the matching error', async (_, make, words) => {
    const element = await screen.openEmpty(screen.threadStage());
    screen.pick(element, screen.fileOf(await make(), 'image/jpeg', 'a.jpg'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    expect(shownName(element)).toBe('');
    await expect.element(screen.button('Send')).toBeDisabled();
  });

  it('shows its error for ten seconds, counted from the last refused file', async () => {
    const element = await screen.openEmpty(screen.threadStage());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const words = () => rootOf(element).querySelector('.fault')?.textContent ?? '';
    const refuse = async () => {
      screen.pick(element, screen.fileOf(['GIF89a'], 'image/gif', 'a.gif'));
      for (let turn = 0; turn < 5; turn += 1) await new Response(new Blob(['x'])).text();
    };
    await refuse();
    await vi.waitUntil(() => words() === WRONG_TYPE);
    await vi.advanceTimersByTimeAsync(8000);
    await refuse();
    await vi.advanceTimersByTimeAsync(9000);
    expect(words()).toBe(WRONG_TYPE);
    await vi.advanceTimersByTimeAsync(1100);
    await vi.waitUntil(() => words() === '');
  });
});

it('opening and closing a thread five times revokes every object URL', async () => {
  const on = screen.threadStage();
  await on.customer(on.nobody).sendImage(await screen.picture());
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  for (let time = 0; time < 5; time += 1) {
    const element = await screen.openEmpty(on);
    const isShown = (selector: string) =>
      vi.waitFor(() => expect(rootOf(element).querySelector(selector)?.getAttribute('src')).toContain('blob:'));
    await isShown('.rows button.image img');
    screen.pick(element, await screen.picture());
    await isShown('[part~="file"] img');
    element.remove();
  }
  const left = () =>
    made.mock.results.map(({ value }) => value).filter((url) => !revoked.mock.calls.flat().includes(url));
  // Five previews and the photo of the conversation, which Firefox caches after the first time.
  expect(made.mock.calls.length).toBeGreaterThan(5);
  await expect.poll(left).toEqual([]);
  vi.restoreAllMocks();
});

it('photos that are still being checked when the thread closes are not prepared', async () => {
  const element = await screen.openEmpty(screen.threadStage());
  const draw = vi.spyOn(window, 'createImageBitmap');
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const held = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    await promise;
    return new Response(this).arrayBuffer();
  });
  screen.pick(element, await screen.picture('image/jpeg', 3000, 1500));
  await vi.waitFor(() => expect(held).toHaveBeenCalled());
  element.remove();
  // A removed element stops one task later, in case it is only moved.
  await tick(100);
  resolve();
  await tick(200);
  expect(draw).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

async function brokenImage() {
  const on = screen.threadStage();
  await on.customer(on.nobody).sendImage(await screen.picture());
  const image = { isBroken: true, asked: 0 };
  const chat = {
    async open(options: Parameters<typeof on.chat.open>[0]) {
      const thread = await on.chat.open(options);
      return Object.assign(Object.create(thread), {
        async mediaUrls(ids: readonly string[]) {
          image.asked += 1;
          if (!image.isBroken) return thread.mediaUrls(ids);
          return new Map(ids.map((id) => [id, { url: 'data:image/png,broken', expiresAt: Date.now() + 60_000 }]));
        },
      });
    },
  };
  const isLoaded = (element: Element) => {
    const shown = rootOf(element).querySelector<HTMLImageElement>('.rows button.image img');
    return shown !== null && shown.naturalWidth > 0;
  };
  return { on, chat, image, isLoaded };
}

it('an image that fails to load twice shows an error and loads after Retry', async () => {
  const { on, chat, image, isLoaded } = await brokenImage();
  const element = await screen.openEmpty(on, { chat });
  await untilText(element, 'This image could not be loaded.');
  expect(image.asked).toBe(2);
  await press(screen.button('Retry'));
  await vi.waitFor(() => expect(image.asked).toBe(4));
  await untilText(element, 'This image could not be loaded.');
  image.isBroken = false;
  await press(screen.button('Retry'));
  await vi.waitFor(() => expect(isLoaded(element)).toBe(true));
});

it('an image that failed loads from the address that another widget has requested', async () => {
  const { on, chat, image, isLoaded } = await brokenImage();
  const [one, other] = [await screen.openEmpty(on, { chat }), await screen.openEmpty(on, { chat })];
  await untilText(one, 'This image could not be loaded.');
  await untilText(other, 'This image could not be loaded.');
  image.isBroken = false;
  await press(screen.button('Retry').first());
  await vi.waitFor(() => expect([isLoaded(one), isLoaded(other)]).toEqual([true, true]));
});

it('an image whose address was renewed is not requested again after the connection was lost', async () => {
  const { on, chat, image, isLoaded } = await brokenImage();
  image.isBroken = false;
  const element = await screen.openEmpty(on, { chat });
  await vi.waitFor(() => expect(isLoaded(element)).toBe(true));
  rootOf(element).querySelector('.rows button.image img')?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect([image.asked, isLoaded(element)]).toEqual([2, true]));
  on.controls.drop();
  await untilText(element, 'Reconnecting');
  on.controls.restore();
  await vi.waitFor(() => expect(textOf(element)).not.toContain('Reconnecting'));
  await tick(100);
  expect(image.asked).toBe(2);
});

it('an open image stays open when its row is no longer rendered, and closing it focuses the messages', async () => {
  const on = screen.threadStage();
  await on.customer(on.nobody).sendImage(await screen.picture());
  const element = await screen.openEmpty(on);
  await vi.waitFor(() => expect(images(element)).toBe(1));
  await press(screen.button('Open image sink.png'));
  const viewer = page.getByRole('dialog', { name: 'Image sink.png' });
  await expect.element(viewer).toBeVisible();
  for (let at = 0; at < 60; at += 1) await on.customer(on.nobody).say(`Message ${at}`);
  await vi.waitFor(() => expect(images(element)).toBe(0));
  expect([screen.isThere(viewer), viewer.getByRole('img').element().getAttribute('alt')]).toEqual([true, 'sink.png']);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.isThere(viewer)).toBe(false));
  await vi.waitFor(() => expect(rootOf(element).activeElement === screen.scroller(element)).toBe(true));
});
