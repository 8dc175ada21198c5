import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanPage, rootOf } from '../element/stage.js';
import { listen } from '../lead-board/board-stage.js';
import {
  button,
  callOn,
  GONE,
  heading,
  isThere,
  LEAD,
  open,
  partText,
  place,
  settled,
  stage,
  stageOf,
  UNLOCK,
} from './page-stage.js';

cleanPage();

const NOT_FOR_EYES = /Maria|Delgado|5550148|555-0148|maria\.|Bluebonnet/;

describe('a lead that is for sale', () => {
  it('shows the project, what the lead costs, how long it can be had and how many have it, and no contact', async () => {
    const element = await open(stageOf({ purchaserCount: 2, price: 39 }));
    await expect.element(page.getByRole('article', { name: 'Clear a main drain line' })).toBeVisible();
    await expect.element(button(UNLOCK)).toBeVisible();
    expect(partText(element, 'lead')).toContain('Austin, TX 78704');
    expect(partText(element, 'unlock')).toBe('$39Ends in 23 h 0 min2 of 3 takenUnlock this lead');
    expect(partText(element, 'project')).toBe('Project detailsWhat is wrong?Slow drainsHow old is it?No answer');
    expect(partText(element, 'notes')).toBe('Project NotesThe tub gurgles when we flush.');
    expect(partText(element, 'facts')).toBe('CategoryDrain CleaningProject TimingThis week');
    await expect
      .element(page.getByText('Name, phone, email and street address are shown once the lead is unlocked.'))
      .toBeVisible();
    expect(rootOf(element).querySelector('a')).toBeNull();
    expect(rootOf(element).innerHTML).not.toMatch(NOT_FOR_EYES);
    expect(isThere(heading('Lead Unlocked'))).toBe(false);
  });
});

describe('a lead that is not for sale', () => {
  it('comes back when the host turns the flag on', async () => {
    const element = await open(stageOf(), { features: [] });
    await expect.element(heading(GONE)).toBeVisible();
    element.setAttribute('features', 'lead-unlock');
    element['features'] = undefined;
    await expect.element(button(UNLOCK)).toBeVisible();
  });
});

describe('while the lead is loading', () => {
  it('a skeleton takes its place, and the help is shown', async () => {
    const on = stage({ scenario: [{ operation: 'leadForPage', fault: { delayMs: 400 } }] });
    const element = place(on);
    const ready = listen(element, 'widget-ready');
    await expect.element(page.getByText('Loading the lead')).toBeInTheDocument();
    await expect.element(heading('How it works')).toBeVisible();
    expect(rootOf(element).querySelector('.page')?.getAttribute('aria-busy')).toBe('true');
    expect(ready).toEqual([]);
    await settled(element);
    expect(isThere(page.getByText('Loading the lead'))).toBe(false);
    await expect.element(button(UNLOCK)).toBeVisible();
    await expect.poll(() => ready).toEqual([{ tag: 'lead-page' }]);
  });
});

it('the page is reported to analytics once its lead has loaded, with the provider signed in', async () => {
  const told: unknown[] = [];
  const element = await open(stageOf(), { analytics: (event: unknown) => told.push(event) });
  const view = {
    name: 'page-view',
    page: 'SP : Lead Page',
    location: 'lead page',
    userType: 'Authenticated',
    leadId: LEAD,
  };
  await expect.poll(() => told).toEqual([view]);
  const events = listen(element, 'analytics');
  callOn(element, 'refresh');
  await settled(element);
  expect([told, events]).toEqual([[view], []]);
});
