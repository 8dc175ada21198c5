import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createWidgetClass } from '../../src/element/shell/widget-element.js';
import { widgetMessages } from '../../src/i18n/widget-messages.en-US.js';
import { leadCardTable } from '../../src/lead-card/table.js';
import { hasNoMoveBefore } from '../runner/page/engine-bugs.js';
import * as stage from './stage.js';
import { type Subject, widgets } from './subjects.js';

stage.cleanPage();

describe.each(widgets)('<$tag>', (subject) => {
  const { tag, given, shows, loads } = subject;
  const start = (recorded: stage.Recorded, parent?: ParentNode) =>
    stage.mount(tag, { ...given, gateway: recorded.gateway }, parent);
  const shown = async (parent?: ParentNode) => {
    const recorded = stage.recordedGateway();
    const element = start(recorded, parent);
    const ready = stage.listen(element, 'widget-ready');
    await stage.untilText(element, shows);
    return { recorded, element, ready };
  };
  const loadsOf = (recorded: stage.Recorded) => recorded.to(loads).length;

  it('does nothing while it is detached', async () => {
    const recorded = stage.recordedGateway();
    const element = stage.make(tag, { ...given, gateway: recorded.gateway });
    element.setAttribute('locale', 'en-US');
    await stage.tick(50);
    expect([recorded.requests, stage.rootOf(element).childElementCount]).toEqual([[], 0]);
    document.body.append(element);
    await stage.untilText(element, shows);
  });

  it('starts in a microtask, so that later properties apply and many changes make one call', async () => {
    const recorded = stage.recordedGateway();
    const element = stage.mount(tag);
    expect(stage.rootOf(element).childElementCount).toBe(0);
    Object.assign(element, { ...given, gateway: recorded.gateway });
    for (let index = 0; index < 100; index += 1) element['spId'] = `other-${index}`;
    element['spId'] = given['spId'];
    await stage.untilText(element, shows);
    expect(loadsOf(recorded)).toBe(1);
  });

  it('makes no new calls when a framework sets equal values and new objects', async () => {
    const { recorded, element } = await shown();
    await stage.tick(50);
    const before = recorded.requests.length;
    for (let render = 0; render < 5; render += 1) {
      Object.assign(element, { ...given, gateway: recorded.gateway, messages: {}, analytics: () => {} });
      await stage.tick(5);
    }
    expect(recorded.requests.length).toBe(before);
  });

  for (const move of ['append', 'moveBefore'] as const) {
    it.skipIf(move === 'moveBefore' && hasNoMoveBefore())(`keeps its state when it is moved by ${move}`, async () => {
      const [from, to] = [document.createElement('div'), document.createElement('div')];
      document.body.append(from, to);
      const { recorded, element, ready } = await shown(from);
      await vi.waitFor(() => expect(ready.length).toBe(1));
      const stays = await touch(element, subject);
      if (subject.edit === 'at hand') await untilQuiet(recorded);
      const before = recorded.requests.length;
      if (move === 'append') to.append(element);
      else if ('moveBefore' in to && typeof to.moveBefore === 'function') to.moveBefore(element, null);
      else throw new Error('This browser has no moveBefore.');
      await stage.tick(30);
      expect(stays()).toBe(true);
      expect(recorded.requests.length).toBe(before);
      expect(ready.length).toBe(1);
    });
  }

  it('loads again after it was removed and added again, and on refresh()', async () => {
    const { recorded, element } = await shown();
    element.remove();
    await vi.waitFor(() => expect(stage.rootOf(element).childElementCount).toBe(0));
    document.body.append(element);
    await stage.untilText(element, shows);
    await vi.waitFor(() => expect(loadsOf(recorded)).toBe(2));
    // A refresh during a load does not load again.
    await untilQuiet(recorded);
    stage.callOn(element, 'refresh');
    await vi.waitFor(() => expect(loadsOf(recorded)).toBe(3));
  });

  it('does not fire widget-ready after it has left the page', async () => {
    const element = stage.make(tag, { gateway: stage.recordedGateway().gateway, ...given });
    const ready = stage.listen(element, 'widget-ready');
    const { requestAnimationFrame: frame } = window;
    // Remove the element just before the frame that would fire the event.
    const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
      frame((time) => {
        if (shows.test(stage.rootOf(element).textContent ?? '')) element.remove();
        run(time);
      }),
    );
    document.body.append(element);
    await vi.waitFor(() => expect(element.isConnected).toBe(false));
    await stage.tick(60);
    spy.mockRestore();
    expect(ready).toEqual([]);
  });

  it.runIf('spId' in given)('shows and reports a missing sp-id, and loads once it is set', async () => {
    const recorded = stage.recordedGateway();
    const element = stage.make(tag, { gateway: recorded.gateway });
    const errors = stage.listen(element, 'widget-error');
    document.body.append(element);
    await stage.untilText(element, `<${tag}> needs the attribute sp-id.`);
    await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]));
    expect(recorded.requests).toEqual([]);
    Object.assign(element, given);
    await stage.untilText(element, shows);
    element.removeAttribute('sp-id');
    element['spId'] = undefined;
    await stage.untilText(element, `<${tag}> needs the attribute sp-id.`);
  });

  it.runIf(subject.edit !== null)('hides typed text from the hotkeys of the page, but no other keys', async () => {
    const { element } = await shown();
    const heard: string[] = [];
    const onKey = (event: KeyboardEvent) => heard.push(event.key);
    document.addEventListener('keydown', onKey);
    const field = await openEditor(element, subject);
    await userEvent.type(field, 'jk1');
    expect(field.value).toMatch(/jk1$/);
    expect(heard).toEqual([]);
    stage.rootOf(element).querySelector<HTMLElement>('.toggle, header a, .funnel-tile')?.focus();
    await userEvent.keyboard('x');
    expect(heard).toContain('x');
    document.removeEventListener('keydown', onKey);
  });

  it('fires events that bubble and are composed, and only navigate is cancelable', async () => {
    const recorded = stage.recordedGateway();
    const seen: Event[] = [];
    const onEvent = (event: Event) => {
      seen.push(event);
      event.preventDefault();
    };
    const names = ['widget-ready', 'analytics', 'navigate', 'funnel-step'];
    for (const name of names) document.addEventListener(name, onEvent);
    const element = start(recorded);
    await stage.untilText(element, shows);
    await vi.waitFor(() => expect(seen.map(({ type }) => type)).toContain('widget-ready'));
    stage.rootOf(element).querySelector<HTMLElement>(subject.press)?.click();
    await vi.waitFor(() => expect(seen.map(({ type }) => type)).toContain(subject.sends));
    for (const { type, bubbles, composed, cancelable, target } of seen) {
      expect([bubbles, composed, cancelable], type).toEqual([true, true, type === 'navigate']);
      expect(target === element, type).toBe(true);
    }
    for (const name of names) document.removeEventListener(name, onEvent);
  });
});

describe('a widget whose view throws', () => {
  const table = {
    ...leadCardTable,
    tag: 'lead-throws',
    attributes: { ...leadCardTable.attributes, leadId: leadCardTable.attributes.expanded },
  };
  let isBroken = false;
  const View = () => {
    if (isBroken) throw new Error('thrown in render');
    return createElement('p', {}, 'All is well');
  };
  customElements.define(
    table.tag,
    createWidgetClass(table, { sheets: [], messages: [widgetMessages], hasSession: true, View }),
  );

  it('reports the error, does not affect other widgets, and recovers with Retry or the next change', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const beside = stage.mount('lead-board', { spId: stage.SP_ID, gateway: stage.recordedGateway().gateway });
    isBroken = true;
    const element = stage.make(table.tag, { spId: stage.SP_ID });
    const errors = stage.listen(element, 'widget-error');
    document.body.append(element);
    await stage.untilText(element, /This part could not be shown/);
    expect(errors).toEqual([{ operation: 'render', kind: 'render' }]);
    await stage.untilText(beside, /Dana Whitfield/);
    const retry = () => stage.asHost(stage.rootOf(element).querySelector('button')).click();
    retry();
    await stage.untilText(element, /This part could not be shown/);
    isBroken = false;
    retry();
    await stage.untilText(element, /All is well/);
    isBroken = true;
    element['spId'] = 'another';
    await stage.untilText(element, /This part could not be shown/);
    isBroken = false;
    element['spId'] = stage.SP_ID;
    await stage.untilText(element, /All is well/);
    quiet.mockRestore();
  });
});

/**
 * Simulates user input in a widget: types a text, or opens an answer if there is no text field.
 * @returns a function that tells whether the input is still there
 */
async function touch(element: stage.Host, subject: Subject): Promise<() => boolean> {
  if (subject.edit === null) {
    const details = stage.rootOf(element).querySelector('details');
    details?.querySelector('summary')?.click();
    return () => details?.isConnected === true && details.open;
  }
  const field = await openEditor(element, subject);
  await userEvent.type(field, ' typed');
  return () => field.isConnected && field.value.endsWith(' typed');
}

async function untilQuiet({ requests }: stage.Recorded): Promise<void> {
  for (let before = -1; before !== requests.length; await stage.tick(400)) before = requests.length;
}

async function openEditor(element: stage.Host, { edit }: Subject): Promise<HTMLTextAreaElement | HTMLInputElement> {
  if (edit instanceof RegExp) {
    const button = [...stage.rootOf(element).querySelectorAll('button')].find(({ textContent }) =>
      edit.test(textContent),
    );
    if (button === undefined) throw new Error('There is nothing to edit.');
    button.click();
  }
  return vi.waitFor(() => {
    const field = stage
      .rootOf(element)
      .querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, .funnel input');
    if (field === null) throw new Error('There is no field.');
    return field;
  });
}
