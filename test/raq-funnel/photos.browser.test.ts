import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signOut } from '../../src/index.js';
import type { UploadPhoto } from '../../src/raq-funnel/funnel/host-functions.js';
import { press } from '../element/press.js';
import { tick } from '../element/stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

async function photo(name: string, width = 24, height = 18): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  pen.fillStyle = '#39c';
  pen.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

async function photoWithPlace(name: string): Promise<File> {
  const bytes = new Uint8Array(await (await photo(name)).arrayBuffer());
  const text = new TextEncoder().encode('Exif\0\0GPS 30.25 -97.75');
  const segment = new Uint8Array([0xff, 0xe1, 0, text.length + 2, ...text]);
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], name, { type: 'image/jpeg' });
}

interface Upload {
  readonly photo: File;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
  readonly done: (reference: unknown) => void;
  readonly fail: () => void;
}

/** A host that receives each photo, and answers when the test lets it. */
function host(): { readonly uploads: Upload[]; readonly uploadPhoto: UploadPhoto } {
  const uploads: Upload[] = [];
  return {
    uploads,
    uploadPhoto: (given, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const done = (reference: unknown) => resolve(Reflect.apply(String, undefined, [reference]));
        uploads.push({ photo: given, signal, onProgress, done, fail: () => reject(new Error('leak.jpg is secret')) });
      }),
  };
}

function quickHost() {
  const taken: File[] = [];
  return { taken, uploadPhoto: async (given: File) => `ref-${taken.push(given)}` };
}

const add = () => screen.button('Add photos');
const picture = (index: number) => page.getByRole('img', { name: `Photo ${index}` });

async function names(uploads: readonly Upload[], count: number): Promise<readonly string[]> {
  await vi.waitFor(() => expect(uploads.length).toBe(count));
  return uploads.map(({ photo: { name } }) => name);
}

const externalOf = async (on: screen.FunnelStage): Promise<unknown> =>
  (await screen.createdBody(on))['externalLeadAttributes'];

const goOnToQuotes = () => screen.answer('project', 'timing', 'contact');

async function uploading(on: screen.FunnelStage) {
  const { uploads, uploadPhoto } = host();
  const funnel = await screen.openAt(on, 'project', { uploadPhoto });
  await screen.pick(funnel, await photo('leak.jpg'));
  await names(uploads, 1);
  return { funnel, uploads, uploadPhoto };
}

describe('photos of the job', () => {
  it('are uploaded, retried after a failure, sent with the request, and listed in the summary after a reload', async () => {
    const on = screen.funnelStage();
    const { uploads, uploadPhoto } = host();
    const funnel = await screen.openAt(on, 'project', { uploadPhoto });
    await screen.pick(funnel, await photo('leak-1.jpg'), await photo('leak-2.jpg'));
    expect([...(await names(uploads, 2))].sort()).toEqual(['leak-1.jpg', 'leak-2.jpg']);
    await expect.element(picture(2)).toBeVisible();
    const [first, second] = [1, 2].map((at) => uploads.find((each) => each.photo.name === `leak-${at}.jpg`));
    first?.onProgress(0.5);
    await expect.element(page.getByRole('progressbar').first()).toHaveAttribute('value', '0.5');
    first?.done('photo-77');
    second?.fail();
    await screen.untilSays(funnel, 'Not uploaded');
    expect(screen.heard(funnel, 'widget-error')).toEqual([{ operation: 'uploadPhoto', kind: 'network' }]);
    await press(screen.button('Retry: photo 2'));
    await names(uploads, 3);
    uploads[2]?.done('https://cdn.host.test/78.jpg');
    await vi.waitFor(() => expect(page.getByText('Added', { exact: true }).elements().length).toBe(2));
    await goOnToQuotes();
    await screen.untilAt('suggestions');
    expect(await externalOf(on)).toMatchObject({ photos: ['photo-77', 'https://cdn.host.test/78.jpg'] });
    await screen.walk(['suggestions'], 'summary');
    await expect.element(page.getByText('Photos', { exact: true })).toBeVisible();
    on.reload();
    screen.place(on, { uploadPhoto });
    await screen.untilAt('summary');
    await expect.element(page.getByText('Photos', { exact: true })).toBeVisible();
    expect(screen.keptOnDevice()).not.toMatch(/photo-77|leak/);
  });

  it('lost in a reload are announced on the project and contact steps until photos are added again', async () => {
    const on = screen.funnelStage();
    const { uploadPhoto } = quickHost();
    await screen.pick(await screen.openAt(on, 'project', { uploadPhoto }), await photo('leak.jpg'));
    await expect.element(page.getByText('Added', { exact: true })).toBeVisible();
    on.reload();
    const again = await screen.open(on, { uploadPhoto }, 'project');
    const lost = page.getByText(/^Your photos were not kept/);
    await expect.element(lost).toBeVisible();
    await screen.walk(['project', 'timing'], 'contact');
    await expect.element(lost).toBeVisible();
    await press(add());
    await screen.pick(again, await photo('leak.jpg'));
    await expect.poll(() => screen.isThere(lost)).toBe(false);
  });

  it('are sent in the order set with the keyboard', async () => {
    const on = screen.funnelStage();
    const { taken, uploadPhoto } = quickHost();
    const funnel = await screen.openAt(on, 'project', { uploadPhoto });
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
      const before = taken.length;
      await screen.pick(funnel, await photo(name));
      await vi.waitFor(() => expect(taken.length).toBe(before + 1));
    }
    await expect.element(picture(3)).toBeVisible();
    const move = screen.button('Move photo 3 forward').element();
    if (move instanceof HTMLElement) move.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.focusedIn(funnel)).toBe('Move photo 2 forward'));
    await screen.untilSays(funnel, 'It is photo 2 of 3 now.');
    await tick(400);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.focusedIn(funnel)).toBe('Move photo 1 forward'));
    await press(screen.button('Remove photo 2'));
    expect(screen.focusedIn(funnel)).toBe('Remove photo 2');
    await goOnToQuotes();
    await screen.untilAt('suggestions');
    expect(await externalOf(on)).toMatchObject({ photos: ['ref-3', 'ref-2'] });
  });

  it('are resized and lose their location data before they are uploaded', async () => {
    const { taken, uploadPhoto } = quickHost();
    const funnel = await screen.openAt(screen.funnelStage(), 'project', { uploadPhoto });
    await screen.pick(funnel, await photoWithPlace('place.jpg'));
    await vi.waitFor(() => expect(taken.length).toBe(1));
    const [sent] = taken;
    expect(new TextDecoder('latin1').decode(await sent?.arrayBuffer())).not.toContain('GPS');
    await screen.pick(funnel, await photo('large.jpg', 2600, 20));
    await vi.waitFor(() => expect(taken.length).toBe(2));
    const drawn = await createImageBitmap(taken[1] ?? new Blob());
    expect(drawn.width).toBe(2048);
  });

  it('are limited to five and 25 MB each, and other files are refused', async () => {
    const { uploadPhoto, taken } = quickHost();
    const funnel = await screen.openAt(screen.funnelStage(), 'project', { uploadPhoto });
    const text = new File(['not a photo'], 'bill.pdf', { type: 'application/pdf' });
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => photo(`${at}.jpg`)));
    await screen.pick(funnel, text, ...many);
    await screen.untilSays(funnel, '“bill.pdf” is not a JPEG or PNG photo.');
    await screen.untilSays(funnel, 'You can add 5 photos at most. The others were left out.');
    await vi.waitFor(() => expect(taken.length).toBe(5));
    await expect.element(add()).toHaveAttribute('aria-disabled', 'true');
    const large = new File([new Uint8Array(25_000_001)], 'huge.jpg', { type: 'image/jpeg' });
    await press(screen.button('Remove photo 1'));
    await screen.pick(funnel, large);
    await screen.untilSays(funnel, '“huge.jpg” is too large. A photo can have 25 MB at most.');
  });
});

it('a request waits for a photo that is still uploading', async () => {
  const on = screen.funnelStage();
  const { funnel, uploads } = await uploading(on);
  await goOnToQuotes();
  await screen.untilSays(
    funnel,
    'Your photos are still being uploaded. Your request is sent as soon as they are there.',
  );
  expect(on.to('/v3/lead')).toEqual([]);
  uploads[0]?.done('ref-9');
  await screen.untilAt('suggestions');
  expect(await externalOf(on)).toMatchObject({ photos: ['ref-9'] });
});

it('Send without these photos aborts the upload and sends the request', async () => {
  const on = screen.funnelStage();
  const { funnel, uploads } = await uploading(on);
  await goOnToQuotes();
  await press(screen.button('Send without these photos'));
  await screen.untilAt('suggestions');
  expect(uploads[0]?.signal.aborted).toBe(true);
  expect(await externalOf(on)).not.toHaveProperty('photos');
  expect(screen.heard(funnel, 'widget-error')).toEqual([]);
});

it('Start over removes the photos and aborts their uploads', async () => {
  const { funnel, uploads } = await uploading(screen.funnelStage());
  await press(screen.button('Start over'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }));
  await screen.untilAt('service');
  expect(uploads[0]?.signal.aborted).toBe(true);
  await screen.walk(['service', 'postal-code'], 'project');
  await expect.element(add()).toBeVisible();
  expect([screen.isThere(picture(1)), screen.heard(funnel, 'widget-error')]).toEqual([false, []]);
});

it('photo uploads are aborted when the user signs out or the element is removed', async () => {
  const { uploads, uploadPhoto } = await uploading(screen.funnelStage());
  signOut();
  await vi.waitFor(() => expect(uploads[0]?.signal.aborted).toBe(true));
  document.body.replaceChildren();
  const other = await screen.openAt(screen.funnelStage(), 'project', { uploadPhoto });
  await screen.pick(other, await photo('leak.jpg'));
  await names(uploads, 2);
  other.remove();
  await vi.waitFor(() => expect(uploads[1]?.signal.aborted).toBe(true));
});

it('without uploadPhoto and saveProgress, the funnel offers neither photos nor another device', async () => {
  await screen.openAt(screen.funnelStage(), 'project');
  await tick(100);
  expect([screen.isThere(add()), screen.isThere(screen.button('Continue on another device'))]).toEqual([false, false]);
});
