import { describe, expect, it, vi } from 'vitest';
import { press } from '../element/press.js';
import { cleanPage, rootOf, SP_ID } from '../element/stage.js';
import { listen } from '../lead-board/board-stage.js';
import { button, callOn, LEAD, link, open, partText, place, settled, stageOf, UNLOCK } from './page-stage.js';

cleanPage();

const ofCategory = (id: number | string, name = '') => stageOf({ info: { title: 'A job', category: { id, name } } });

describe('categoryCatalog', () => {
  it('can change while the page is shown', async () => {
    const element = await open(ofCategory('rockets'));
    expect(partText(element, 'facts')).toBe('');
    element['categoryCatalog'] = [{ id: 'rockets', name: 'Rocket repair' }];
    await vi.waitFor(() => expect(partText(element, 'facts')).toBe('CategoryRocket repair'));
  });

  it('that is not valid is one event, and the page is shown', async () => {
    const element = place(stageOf(), { categoryCatalog: [1, null, { name: 'no id' }] });
    const errors = listen(element, 'widget-error');
    await settled(element);
    await expect.element(button(UNLOCK)).toBeVisible();
    expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]);
    callOn(element, 'refresh');
    await settled(element);
    expect(errors).toHaveLength(1);
  });
});

describe('faq-url', () => {
  it('leads to the host’s own questions and answers, with the ids filled in', async () => {
    const element = await open(stageOf(), { faqUrl: '/help?sp={spId}&lead={leadId}' });
    const more = link('More questions and answers');
    await expect.element(more).toHaveAttribute('href', `/help?sp=${SP_ID}&lead=${LEAD}`);
    const heard: unknown[] = [];
    element.addEventListener('navigate', (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) heard.push(event.detail);
    });
    await press(more);
    expect(heard).toEqual([{ to: 'faq', href: `/help?sp=${SP_ID}&lead=${LEAD}` }]);
  });

  it.each([undefined, 'java\nscript:alert(1)'])('is no link if it is %j', async (faqUrl) => {
    const element = await open(stageOf(), { faqUrl });
    expect(partText(element, 'faq')).not.toContain('More questions and answers');
    expect(rootOf(element).querySelector('a')).toBeNull();
  });
});

describe('in Spanish', () => {
  it('a category that came without a name, but not the host’s own', async () => {
    const element = await open(ofCategory('10202'), { locale: 'es-US' });
    expect(partText(element, 'facts')).toBe('CategoríaPlomería');
    element['categoryCatalog'] = [{ id: '10202', name: 'Pipes' }];
    await vi.waitFor(() => expect(partText(element, 'facts')).toBe('CategoríaPipes'));
    element['categoryCatalog'] = undefined;
    element['locale'] = 'en-US';
    await vi.waitFor(() => expect(partText(element, 'facts')).toBe('CategoryPlumbing'));
  });
});
