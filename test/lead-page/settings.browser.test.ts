import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { starterCatalog } from '../../src/domain/category/catalog.js';
import { listen } from '../board/board-stage.js';
import { press } from '../elements/press.js';
import { cleanPage, rootOf, SP_ID } from '../elements/stage.js';
import {
  answerWith,
  button,
  callOn,
  failing,
  heading,
  LEAD,
  link,
  open,
  partText,
  place,
  settled,
  stageOf,
  UNLOCK,
} from './page-stage.js';

cleanPage();

const iconOf = (element: Element) => rootOf(element).querySelector('.head svg')?.innerHTML ?? '';
const ofCategory = (id: number | string, name = '') => stageOf({ info: { title: 'A job', category: { id, name } } });

async function iconShown(id: number | string, categoryCatalog?: unknown): Promise<string> {
  const element = await open(ofCategory(id), { categoryCatalog });
  const icon = iconOf(element);
  element.remove();
  expect(icon).not.toBe('');
  return icon;
}

describe('the icon of a lead', () => {
  it('is that of its category, and the generic one for -1, an unknown id and none', async () => {
    const pets = await iconShown('x', [{ id: 'x', name: 'Dogs', icon: 'pets' }]);
    const generic = await iconShown(-1);
    expect(pets).not.toBe(generic);
    expect(await iconShown('no such id')).toBe(generic);
    const element = await open(stageOf({ info: { title: 'A job' } }));
    expect(iconOf(element)).toBe(generic);
  });
});

describe('categoryCatalog', () => {
  it('extends the table: its categories have their icon and name, the others stay', async () => {
    const categoryCatalog = [{ id: 'rockets', name: 'Rocket repair', icon: 'auto' }];
    const element = await open(ofCategory('rockets'), { categoryCatalog });
    expect(partText(element, 'facts')).toBe('CategoryRocket repair');
    const auto = iconOf(element);
    element.remove();
    expect(auto).not.toBe(await iconShown('rockets'));
  });

  it('replaces it: what the host does not name is generic', async () => {
    const known = [...starterCatalog().values()].find(({ icon }) => icon !== undefined && icon !== 'generic')?.id ?? '';
    const generic = await iconShown(-1);
    expect(await iconShown(known)).not.toBe(generic);
    expect(await iconShown(known, { replace: true, categories: [] })).toBe(generic);
  });

  it('changes while the page stands', async () => {
    const element = await open(ofCategory('rockets'));
    expect(partText(element, 'facts')).toBe('');
    element['categoryCatalog'] = [{ id: 'rockets', name: 'Rocket repair' }];
    await vi.waitFor(() => expect(partText(element, 'facts')).toBe('CategoryRocket repair'));
  });

  it.each([
    ['an object of another shape', { a: 1 }],
    ['a list of junk', [1, null, { name: 'no id' }]],
    [
      'an object that throws',
      Object.defineProperty({}, 'categories', {
        get: () => {
          throw new Error('no');
        },
      }),
    ],
  ])('that is junk (%s) is told to the host once, and the page is shown', async (_, categoryCatalog) => {
    const element = place(stageOf(), { categoryCatalog });
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

  it.each([undefined, '', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)'])(
    'is no link when it is %j',
    async (faqUrl) => {
      const element = await open(stageOf(), { faqUrl });
      expect(partText(element, 'faq')).not.toContain('More questions and answers');
      expect(rootOf(element).querySelector('a')).toBeNull();
    },
  );
});

describe('in Spanish', () => {
  it('everything is, the sentence of a failure too', async () => {
    const on = stageOf({ price: 39, purchaserCount: 1 });
    const element = await open(on, { locale: 'es-US' });
    await expect.element(button('Desbloquear esta solicitud')).toBeVisible();
    expect(partText(element, 'unlock')).toBe('$39Termina en 23 h 0 min1 de 3 ocupadosDesbloquear esta solicitud');
    expect(partText(element, 'facts')).toContain('Plazo del proyectoEsta semana');
    expect(partText(element, 'faq')).toContain('La mayoría cuesta $7-75');
    expect(rootOf(element).querySelector('.root')?.getAttribute('lang')).toBe('es-US');
    answerWith(on, () => failing(503));
    callOn(element, 'refresh');
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Servicio no disponible/);
    await expect.element(button('Reintentar')).toBeVisible();
  });

  it('a purchased lead and one that is gone', async () => {
    const element = await open(stageOf({ purchased: true }), { locale: 'es-US' });
    await expect.element(heading('Solicitud desbloqueada')).toBeVisible();
    await expect.element(link(/se abre en otra pestaña/)).toBeVisible();
    element.remove();
    await open(stageOf({ purchaserCount: 3 }), { locale: 'es-US' });
    await expect.element(heading('Esta solicitud ya no se puede comprar.')).toBeVisible();
  });

  it('a category that came without a name, but not the host’s own', async () => {
    const element = await open(ofCategory('10202'), { locale: 'es-US' });
    expect(partText(element, 'facts')).toBe('CategoríaPlomería');
    element['categoryCatalog'] = [{ id: '10202', name: 'Pipes' }];
    await vi.waitFor(() => expect(partText(element, 'facts')).toBe('CategoríaPipes'));
    element['categoryCatalog'] = undefined;
    element['locale'] = 'en-US';
    await vi.waitFor(() => expect(partText(element, 'facts')).toBe('CategoryPlumbing'));
  });

  it('a wording of the host’s own wins', async () => {
    await open(stageOf(), { messages: { unlockLead: 'Get it' } });
    await expect.element(button('Get it')).toBeVisible();
  });
});
