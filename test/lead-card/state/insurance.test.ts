import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  followInsurance,
  hideForAll,
  hideForLead,
  insuranceStepAtomOf,
  questionInsurance,
  restartInsurance,
} from '../../../src/lead-card/insurance/lead-insurance.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

const lead = { spId: SP, leadId: '1' };
const other = { spId: SP, leadId: '2' };
const stranger = { spId: '8', leadId: '1' };

beforeEach(() => {
  vi.useFakeTimers();
  pageStorage('localStorage');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function onStage() {
  const on = stage();
  const widget = aWidget(on.store);
  return { ...on, widget, step: (of = lead) => on.store.get(insuranceStepAtomOf(of)) };
}

describe('the insurance offer', () => {
  it('asks how far to hide it, thanks for two seconds, and is closed', () => {
    const { store, step } = onStage();
    expect(step()).toBe('offer');
    questionInsurance(store, lead);
    expect(step()).toBe('question');
    hideForLead(store, lead);
    vi.advanceTimersByTime(1999);
    expect(step()).toBe('thanks');
    vi.advanceTimersByTime(1);
    expect(step()).toBe('closed');
  });

  it('hidden for this job stays hidden on this device for this provider and lead alone', () => {
    const { store, of } = onStage();
    hideForLead(store, lead);
    vi.advanceTimersByTime(2000);
    const later = onStage();
    expect([lead, other, stranger].map(later.step)).toEqual(['closed', 'offer', 'offer']);
    expect(of('addDisplayPreferences')).toHaveLength(0);
  });

  it('hidden for all leads is sent to the gateway, and hides it for every lead of the provider', async () => {
    const { step, widget, last } = onStage();
    void hideForAll(widget.session, lead);
    await settle();
    expect(last('addDisplayPreferences').input).toEqual({
      serviceProviderId: SP,
      displayPreferences: ['HideThimbleForAllLeads'],
    });
    expect([lead, other, stranger].map(step)).toEqual(['thanks', 'closed', 'offer']);
    await last('addDisplayPreferences').fail();
    expect(widget.told('widget-error')).toHaveLength(1);
    expect([lead, other, stranger].map(onStage().step)).toEqual(['closed', 'closed', 'offer']);
  });

  it('says for two seconds where it leads, then gives the link, and counts the click', () => {
    const { step, widget } = onStage();
    followInsurance(widget.session, lead);
    expect(widget.told('analytics')).toEqual([expect.objectContaining({ name: 'insurance-click', leadId: '1' })]);
    vi.advanceTimersByTime(1999);
    expect(step()).toBe('transition');
    vi.advanceTimersByTime(1);
    expect(step()).toBe('link');
  });

  it('that was left half-way begins again, and no page opens later', () => {
    const { store, step, widget } = onStage();
    followInsurance(widget.session, lead);
    restartInsurance(store, lead);
    vi.advanceTimersByTime(2000);
    expect(step()).toBe('offer');
  });
});
