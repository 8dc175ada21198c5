import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { cleanPage, listen, rootOf } from '../elements/stage.js';
import {
  box,
  bubbles,
  button,
  fromEnd,
  isThere,
  log,
  open,
  openEmpty,
  readAbove,
  refusal,
  scroller,
  threadStage,
  untilAtEnd,
} from './thread-stage.js';

cleanPage();

const write = async (text: string) => {
  await press(box());
  await userEvent.keyboard(text);
};
/** What the bubbles of messages say that were not sent. */
const notSent = (element: Element) =>
  [...rootOf(element).querySelectorAll('.message.failed .bubble')].map(({ textContent }) => textContent);
const value = () => (box().element() as HTMLTextAreaElement).value;

describe('writing', () => {
  it('shows what was said, takes a text, and shows it at once and once', async () => {
    const on = threadStage();
    const element = await open(on);
    await expect.element(page.getByRole('heading', { name: 'Your messages with Dana Whitfield' })).toBeVisible();
    expect(bubbles(element).at(-1)).toBe('Gate code is the same as in spring. Do you need anything else?');
    await expect.element(button('Send')).toBeDisabled();
    await write('   ');
    await expect.element(button('Send')).toBeDisabled();
    const sent = listen(element, 'message-sent');
    await write('We are on the way.');
    await press(button('Send'));
    expect(bubbles(element).at(-1)).toBe('* We are on the way.');
    expect(value()).toBe('');
    await vi.waitFor(() => expect(sent.length).toBe(1));
    await expect.element(log()).toHaveTextContent(/· Sent$/);
    expect(bubbles(element).filter((text) => text.includes('on the way')).length).toBe(1);
    await untilAtEnd(element);
    expect(rootOf(element).activeElement?.tagName).toBe('TEXTAREA');
  });

  it('gives a long text more room, up to a limit, and takes it back', async () => {
    const element = await openEmpty(threadStage());
    const height = () => box().element().getBoundingClientRect().height;
    const oneLine = height();
    await write('One{Shift>}{Enter}{/Shift}Two{Shift>}{Enter}{/Shift}Three');
    await vi.waitFor(() => expect(height()).toBeGreaterThan(oneLine + 30));
    await write('{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}Twelve');
    await vi.waitFor(() => expect(height()).toBe(154));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(height()).toBe(oneLine));
    await untilAtEnd(element);
  });

  it('of a long text that is taken back leaves the conversation at its end', async () => {
    const on = threadStage();
    const element = await open(on);
    await untilAtEnd(element);
    await write('One{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}Eight');
    await untilAtEnd(element);
    await fill(box(), '');
    await untilAtEnd(element);
    await write('Here now.');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(bubbles(element).at(-1)).toBe('* Here now.'));
    await untilAtEnd(element);
  });

  it('sends by Enter, and begins a new line by Shift+Enter', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await write('One{Shift>}{Enter}{/Shift}Two');
    expect(value()).toBe('One\nTwo');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(bubbles(element)).toEqual(['* One\nTwo']));
    await userEvent.keyboard('{Enter}');
    await expect.element(log()).toHaveTextContent(/· Sent$/);
    expect(on.to('/v1/messages').length).toBe(1);
  });

  it('leaves Enter to whoever composes a word', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await write('にほん');
    const enter = (isComposing: boolean) =>
      box()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }));
    expect(enter(true)).toBe(true);
    expect(bubbles(element)).toEqual([]);
    expect(enter(false)).toBe(false);
    await vi.waitFor(() => expect(bubbles(element)).toEqual(['* にほん']));
  });

  it('takes Enter for a new line where a finger types', async () => {
    const match = window.matchMedia.bind(window);
    const touch = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => match(query.includes('pointer: fine') ? 'not all' : query));
    const on = threadStage();
    const element = await openEmpty(on);
    await write('One{Enter}Two');
    expect([value(), bubbles(element).length]).toEqual(['One\nTwo', 0]);
    touch.mockRestore();
  });

  it('keeps what was not sent, by the conversation', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    await write('Half a mess');
    element.remove();
    await openEmpty(on);
    expect(value()).toBe('Half a mess');
    document.body.replaceChildren();
    await open(on);
    expect(value()).toBe('');
  });

  it('puts a quick reply into the box, to be read before it is sent', async () => {
    const on = threadStage();
    await open(on);
    await press(button('Hi Dana, I am on my way.'));
    expect(value()).toBe('Hi Dana, I am on my way.');
    expect(on.to('/v1/messages').length).toBe(0);
    expect(isThere(button('Hi Dana, I am on my way.'))).toBe(false);
  });

  it('tells the customer that somebody types', async () => {
    const on = threadStage();
    await openEmpty(on);
    const theirs = await on.chat.open({ ...(await on.customer(on.nobody).session()), getToken: async () => 'x' });
    const typing = vi.fn();
    theirs.on('typing', typing);
    await write('H');
    await vi.waitFor(() => expect(typing).toHaveBeenCalledWith({ identity: 'provider-4711042', active: true }));
    theirs.close();
  });
});

describe('a message that is not taken', () => {
  it('stays as not sent with Retry and Delete, and goes out once', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? refusal(500) : undefined));
    await write('Hello{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
    expect(bubbles(element)).toEqual(['* Hello']);
    on.setFault(null);
    await press(button('Retry'));
    await expect.element(log()).toHaveTextContent(/· Sent$/);
    expect([isThere(button('Retry')), bubbles(element)]).toEqual([false, ['* Hello']]);
    on.setFault(() => refusal(500));
    await write('Again{Enter}');
    await press(button('Delete'));
    await vi.waitFor(() => expect(bubbles(element)).toEqual(['* Hello']));
  });

  it('waits offline, says so, and is sent once when the device is back', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await write('Hello{Enter}');
    await expect.element(log()).toHaveTextContent(/Waiting to send/);
    expect(on.to('/v1/messages').length).toBe(0);
    says.mockRestore();
    window.dispatchEvent(new Event('online'));
    await expect.element(log()).toHaveTextContent(/· Sent$/);
    expect([bubbles(element), on.to('/v1/messages').length]).toEqual([['* Hello'], 1]);
  });

  it.each(['full', 'blocked'])('says that it lasts only as long as the page if storage is %s', async (storage) => {
    const on = threadStage();
    await openEmpty(on);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    if (storage === 'full') {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('No space is left.', 'QuotaExceededError');
      });
    } else {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      });
    }
    await write('Hello{Enter}');
    await expect.element(log()).toHaveTextContent(/Waiting to send. Keep this page open/);
    vi.restoreAllMocks();
  });

  it('comes back from the device after a reload, and is sent under the id that it had', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    let id: string | null | undefined;
    on.setFault(({ url, headers }) => {
      if (!url.endsWith('/v1/messages')) return undefined;
      id = headers.get('X-Request-Id');
      return new Promise(() => {});
    });
    await write('Do not lose me{Enter}');
    await vi.waitFor(() => expect(id).toBeTruthy());
    element.remove();
    on.setFault(null);
    // Another client is another session, as after a reload; what the device keeps is all that they share.
    const again = await openEmpty(on, { gateway: on.otherPage() });
    // The page before has not let go of it: a reload would have.
    await vi.waitFor(() => expect(on.to('/v1/messages').length).toBe(2), { timeout: 9000 });
    expect(on.to('/v1/messages')[1]?.headers.get('X-Request-Id')).toBe(id);
    await vi.waitFor(() => expect(bubbles(again)).toEqual(['* Do not lose me']));
    again.remove();
    const third = await openEmpty(on, { gateway: on.otherPage() });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(bubbles(third)).toEqual(['* Do not lose me']);
    expect(on.to('/v1/messages').length).toBe(2);
  });

  it('comes back as not sent after a reload when it was refused before, also with a 401, and is not sent by itself', async () => {
    const on = threadStage();
    const element = await openEmpty(on);
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? refusal(500) : undefined));
    await write('Keep me{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
    element.remove();
    const again = await openEmpty(on, { gateway: on.otherPage() });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? refusal(401) : undefined));
    const before = on.to('/v1/messages').length;
    await press(button('Retry'));
    await vi.waitFor(() => expect(on.to('/v1/messages').length).toBeGreaterThan(before));
    await vi.waitFor(() => expect(notSent(again)).toEqual(['Keep me']));
    again.remove();
    on.setFault(null);
    const asked = on.to('/v1/messages').length;
    const third = await openEmpty(on, { gateway: on.otherPage() });
    await vi.waitFor(() => expect(notSent(third)).toEqual(['Keep me']));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(on.to('/v1/messages').length).toBe(asked);
  });
});

describe('reading', () => {
  it('is not disturbed by what comes below: it is counted, and the way there is one press', async () => {
    const on = threadStage();
    const element = await open(on);
    await readAbove(element);
    const before = scroller(element).scrollTop;
    await on.customer('u42').say('One');
    await on.customer('u42').say('Two');
    await expect.element(page.getByRole('button', { name: 'Jump to latest 2' })).toBeVisible();
    expect(scroller(element).scrollTop).toBe(before);
    await press(page.getByRole('button', { name: /Jump to latest/ }));
    await untilAtEnd(element);
    expect(isThere(page.getByRole('button', { name: /Jump to latest/ }))).toBe(false);
  });

  it('goes to the end with a message of one’s own', async () => {
    const on = threadStage();
    const element = await open(on);
    await readAbove(element);
    await write('Hello{Enter}');
    await untilAtEnd(element);
  });

  it('at the end follows what comes', async () => {
    const on = threadStage();
    const element = await open(on);
    await untilAtEnd(element);
    await on.customer('u42').say('One more thing.\n'.repeat(9));
    await vi.waitFor(() => expect(bubbles(element).at(-1)).toContain('One more thing.'));
    await untilAtEnd(element);
    expect(fromEnd(element)).toBeLessThan(2);
  });
});
