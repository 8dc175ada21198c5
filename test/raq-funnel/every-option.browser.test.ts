import { afterEach, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fill } from '../elements/press.js';
import { type Host, rootOf } from '../elements/stage.js';
import {
  bodyOf,
  button,
  CUSTOMER,
  calls,
  checkbox,
  type FunnelStage,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  keptOnDevice,
  place,
  radio,
  type Step,
  textbox,
  untilAt,
  untilSays,
} from './funnel-stage.js';

funnelPage();
afterEach(() => void Reflect.deleteProperty(window, 'dataLayer'));

const RESUME_TOKEN = 'tk-51d0e8';
const LINK = `https://partner.example/quotes/${RESUME_TOKEN}`;

const LAMAR = {
  id: 'a1',
  label: '1200 S Lamar Blvd',
  address: { firstLine: '1200 S Lamar Blvd', postalCode: '78704' },
};

/** Nothing of it may come into an event or into the page's data layer. */
const PERSONAL = [
  ...Object.values(CUSTOMER),
  '555-0177',
  'Lamar',
  'Unit 4',
  'It smells',
  'sink.png',
  'photo-',
  '482913',
  RESUME_TOKEN,
];

const QUESTIONS = [
  {
    id: 'where',
    text: 'Where is the leak?',
    type: 'one',
    required: true,
    options: [
      { value: 'kitchen', label: 'In the kitchen' },
      { value: 'bath', label: 'In a bathroom that has a shower, a bathtub and two sinks' },
    ],
  },
  {
    id: 'when',
    text: 'When does it leak?',
    type: 'many',
    options: [
      { value: 'always', label: 'Always' },
      { value: 'rain', label: 'After rain' },
    ],
  },
];

/** Everything that a page can turn on. */
function everyOption() {
  const kept: string[] = [];
  return {
    presentation: 'modal',
    launch: 'button',
    variant: 'short-form',
    dataLayer: true,
    questions: () => QUESTIONS,
    addressProvider: { suggest: async () => [LAMAR] },
    uploadPhoto: async ({ name }: File) => `photo-${name}`,
    verifyPhone: { send: async () => {}, check: async (_phone: string, code: string) => code === '482913' },
    saveProgress: async (progress: string) => {
      kept.push(progress);
      return LINK;
    },
    loadProgress: async (token: string) => (token === RESUME_TOKEN ? kept.at(-1) : null),
  };
}

async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** What is under a point of the screen, in shadow roots too. */
function under(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inner = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (inner === null || inner === found) return found;
    found = inner;
  }
}

/** A finger on a control: it is in view, and nothing lies over it. */
async function tap(target: Locator): Promise<void> {
  // In WebKit, Vitest takes what stands in the summary of closed details for hidden.
  await expect.element(target).toBeInTheDocument();
  const control = target.element();
  // Of a box that is drawn small, the label is what a finger hits.
  const at = control.closest('label') ?? control;
  at.scrollIntoView({ block: 'center' });
  await vi.waitFor(() => {
    const { left, top, width, height } = at.getBoundingClientRect();
    const hit = under(left + width / 2, top + height / 2);
    if (!hit || !(at.contains(hit) || hit.contains(at))) throw new Error(`${at.textContent} is covered.`);
  });
  const touch = {
    bubbles: true,
    composed: true,
    cancelable: true,
    pointerType: 'touch',
    pointerId: 7,
    isPrimary: true,
  };
  at.dispatchEvent(new PointerEvent('pointerdown', touch));
  at.dispatchEvent(new PointerEvent('pointerup', touch));
  if (control instanceof HTMLElement) control.click();
}

/** Nothing sticks out at the sides, and every control has room for a thumb. */
function expectToFit(funnel: Element, screen: string): void {
  const root = rootOf(funnel);
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  const wide = all.filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 0.5 || left < -0.5);
  });
  expect(
    wide.map(({ localName, className }) => `${localName}.${className}`),
    screen,
  ).toEqual([]);
  const scrolled = all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.matches('.in, dialog'));
  expect(scrolled.length, `${screen} scrolls sideways`).toBe(0);
  const small = [
    ...root.querySelectorAll<HTMLElement>('button, .input, summary, [role=option], label:has(input)'),
  ].filter(
    (each) =>
      each.checkVisibility() &&
      each.closest('.funnel-progress, .inset, [inert]') === null &&
      each.getBoundingClientRect().height < 43.5,
  );
  expect(
    small.map((each) => `${each.localName}.${each.className} ${each.textContent} ${each.offsetHeight}`),
    screen,
  ).toEqual([]);
}

const EVENTS = ['analytics', 'funnel-step', 'lead-created', 'lead-assigned', 'funnel-complete', 'funnel-close'];

/** A page with the funnel, closed, on a phone; what it tells its page is heard. */
function visit(on: FunnelStage, properties: Record<string, unknown>): { funnel: Host; told: unknown[] } {
  const told: unknown[] = [];
  const funnel = place(on, properties);
  for (const name of EVENTS) {
    funnel.addEventListener(name, (event) => event instanceof CustomEvent && told.push({ name, ...event.detail }));
  }
  return { funnel, told };
}

it('a customer with a phone of 360 px is led through everything that a page can turn on, by touch', async () => {
  await page.viewport(360, 740);
  const on = funnelStage();
  const options = everyOption();
  const first = visit(on, options);
  const fits = (screen: string) => expectToFit(first.funnel, screen);

  await tap(button('Get quotes'));
  await untilAt('service');
  await expect.element(button('Drain Cleaning')).toBeVisible();
  fits('service');
  await fill(page.getByRole('combobox', { name: 'Service' }), 'drain cleaning');
  await expect.element(page.getByRole('option', { name: /^Drain Cleaning/ })).toBeVisible();
  fits('services found');
  await tap(page.getByRole('option', { name: /^Drain Cleaning/ }));

  await untilAt('postal-code');
  await fill(textbox('ZIP code'), '78704');
  await untilSays(first.funnel, 'Austin, TX');
  await expect.element(button('Continue on another device')).toBeVisible();
  fits('postal code');
  await tap(button('Continue'));

  await expect.element(heading('Where is the leak?')).toBeVisible();
  await tap(radio(/^In a bathroom/));
  fits('question');
  await tap(button('Continue'));
  await expect.element(heading('When does it leak?')).toBeVisible();
  await tap(checkbox('After rain'));
  fits('question of many');
  await tap(button('Continue'));
  await untilAt('project');
  await fill(textbox('Description'), 'It smells of eggs.');

  await tap(button('Start over'));
  const question = page.getByRole('alertdialog', { name: 'Start over?' });
  await expect.element(question).toBeVisible();
  fits('start over');
  await tap(question.getByRole('button', { name: 'Keep my answers' }));
  await tap(button('Continue on another device'));
  await expect.element(page.getByText(LINK)).toBeVisible();
  fits('another device');

  // The other device has only the link.
  on.reload();
  sessionStorage.clear();
  const { funnel, told } = visit(on, { ...options, resumeToken: RESUME_TOKEN });
  await tap(button('Get quotes'));
  await untilAt('project');
  await untilSays(funnel, 'We have brought back your answers.');
  await expect.element(textbox('Description')).toHaveValue('It smells of eggs.');
  await expect.element(button('Add photos')).toBeVisible();
  const list = new DataTransfer();
  for (const name of ['sink.png', 'pipe.png']) list.items.add(await photo(name));
  const input = rootOf(funnel).querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files.');
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(page.getByText('Added', { exact: true }).elements().length).toBe(2));
  expectToFit(funnel, 'photos');
  await tap(button('Continue'));

  await untilAt('timing');
  await tap(radio(/^This week/));
  expectToFit(funnel, 'timing');
  await tap(button('Continue'));

  await untilAt('contact');
  await untilSays(funnel, 'Your contact details were not saved.');
  await fillContact();
  await fill(page.getByRole('combobox'), '1200');
  await expect.element(page.getByRole('option', { name: '1200 S Lamar Blvd' })).toBeVisible();
  expectToFit(funnel, 'addresses');
  await tap(page.getByRole('option', { name: '1200 S Lamar Blvd' }));
  await fill(textbox('Apt or unit'), 'Unit 4');
  await tap(page.getByText('How should they reach you?'));
  await tap(radio('Text'));
  await tap(checkbox(/^I agree/));
  expectToFit(funnel, 'contact');
  await tap(button('Get quotes').last());

  await untilSays(funnel, 'We sent it by text to (512) 555-0177.');
  expectToFit(funnel, 'code');
  await fill(textbox('Code'), '482913');
  await tap(button('Continue'));

  await untilAt('suggestions');
  await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
  expectToFit(funnel, 'suggestions');
  await tap(button('Compare side by side'));
  await expect.element(page.getByRole('dialog', { name: 'Compare the pros' })).toBeVisible();
  expectToFit(funnel, 'comparison');
  await tap(button('Done'));
  const [request] = await calls(on, '/v3/lead', 1);
  expect(request && (await bodyOf(request))).toMatchObject({
    description: 'It smells of eggs.',
    contactInformation: { phoneNumber: CUSTOMER.phone },
    address: { firstLine: '1200 S Lamar Blvd', secondLine: 'Unit 4', postalCode: '78704' },
    externalLeadAttributes: {
      photos: ['photo-sink.png', 'photo-pipe.png'],
      phoneVerification: 'verified',
      contactPreferences: { channel: 'text' },
    },
  });
  await tap(button('Continue'));

  await untilAt('summary');
  await untilSays(funnel, 'They text you to set up a visit, as you asked.');
  await expect.element(page.getByRole('link', { name: /^Call Live Oak Plumbing/ })).toBeVisible();
  await tap(page.getByText('Change your phone number'));
  expectToFit(funnel, 'summary');
  await tap(button('Close').last());
  await vi.waitFor(() => expect(funnel.hasAttribute('open')).toBe(false));

  const steps: readonly Step[] = ['project', 'timing', 'contact', 'suggestions', 'summary'];
  const shown = told.filter((each) => Reflect.get(Object(each), 'name') === 'funnel-step');
  expect(shown.map((each) => Reflect.get(Object(each), 'step') ?? Reflect.get(Object(each), 'value'))).toEqual(
    expect.arrayContaining([...steps]),
  );
  for (const each of told) expect(each).toMatchObject({ variant: 'short-form' });
  const layer: unknown = Reflect.get(window, 'dataLayer');
  expect(JSON.stringify(layer)).toContain('lead_widgets_success');
  const said = JSON.stringify([layer, told, first.told, heard(funnel), heard(first.funnel)]);
  expect(PERSONAL.filter((text) => said.includes(text))).toEqual([]);
  // The description is kept for a day on this device, and nothing that says who the customer is.
  const own = PERSONAL.filter((text) => text !== 'It smells');
  expect(own.filter((text) => keptOnDevice().includes(text))).toEqual([]);
  expect(heard(funnel, 'widget-error')).toEqual([]);
});
