import { describe, expect, it } from 'vitest';
import {
  connectedAtom,
  connectNumber,
  dropNumberSave,
  loadNumbers,
  numberSavesAtom,
  registeredNumbersAtom,
} from '../../../src/lead-card/contact/registered-numbers.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

const number = { name: 'Front desk', phoneNumber: '5125550187' };

function onStage(options: Parameters<typeof stage>[1] = {}) {
  const on = stage({}, options);
  const widget = aWidget(on.store);
  const save = async (one = number) => {
    void connectNumber(widget.session, SP, one);
    await settle();
  };
  const load = async () => {
    void loadNumbers(widget.session, SP);
    await settle();
  };
  return {
    ...on,
    widget,
    save,
    load,
    phase: () => on.store.get(numberSavesAtom).get(SP)?.phase,
    isConnected: () => on.store.get(connectedAtom).has(SP),
    list: () => on.store.get(registeredNumbersAtom).get(SP) ?? null,
  };
}

describe('a number of the provider’s own', () => {
  it('is connected once the gateway has taken it, and then no lead asks for one any more', async () => {
    const { save, last, phase, isConnected, widget } = onStage();
    await save();
    expect(last('registerNumber').input).toEqual({ serviceProviderId: SP, ...number });
    expect([phase(), isConnected()]).toEqual(['saving', false]);
    await last('registerNumber').answer();
    expect([phase(), isConnected()]).toEqual(['added', true]);
    expect(JSON.stringify(widget.events)).not.toContain('5125550187');
  });

  it('that is connected already says so; any other failure asks to try again', async () => {
    const { save, last, phase } = onStage();
    await save();
    await last('registerNumber').fail({ status: 409 });
    expect(phase()).toBe('taken');
    await save();
    await last('registerNumber').fail({ kind: 'network' });
    expect(phase()).toBe('failed');
  });

  it('saved again keeps its request id; another number gets its own', async () => {
    const { save, last, of } = onStage();
    await save();
    await last('registerNumber').fail();
    await save();
    await last('registerNumber').fail();
    await save({ ...number, name: 'Truck' });
    const [first, second, third] = of('registerNumber').map(({ options }) => options.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is added after a challenge; not when the form has been left', async () => {
    const { store, save, last, of, challenges, phase } = onStage();
    await save();
    await last('registerNumber').challenge();
    void challenges.replayAll();
    await settle();
    await last('registerNumber').answer();
    expect(phase()).toBe('added');
    dropNumberSave(store, SP);
    await save();
    await last('registerNumber').challenge();
    dropNumberSave(store, SP);
    await challenges.replayAll();
    expect(of('registerNumber')).toHaveLength(3);
  });
});

describe('the numbers that are connected', () => {
  it('are loading, then loaded, and a new one is added', async () => {
    const { load, last, list, save } = onStage();
    await load();
    expect(last('registeredNumbers').input).toEqual({ serviceProviderId: SP });
    expect(list()).toEqual({ phase: 'loading' });
    const known = { spId: SP, brand: 'ADS', name: 'Truck', phoneNumber: '5125550100' };
    await last('registeredNumbers').answer({ registeredNumbers: [known] });
    await save();
    await last('registerNumber').answer();
    expect(list()).toEqual({ phase: 'ready', numbers: [{ name: 'Truck', phoneNumber: '5125550100' }, number] });
  });
});
