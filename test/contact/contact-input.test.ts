import { describe, expect, it } from 'vitest';
import { caretBehind, ownNumberErrors, showDigits, typedDigits, typedPhone } from '../../src/contact/contact-input.js';

describe('a phone number field', () => {
  it('keeps at most ten digits and formats them as (555) 555-5555 while typing, with the caret after the same digit', () => {
    expect([typedDigits('(512) 555-0187'), typedDigits('512a555b01879')]).toEqual(['5125550187', '5125550187']);
    expect(typedDigits('nothing')).toBe('');
    const shown = ['', '5', '555', '5555', '555555', '5555555', '5555555555'].map(showDigits);
    expect(shown).toEqual(['', '(5', '(555', '(555) 5', '(555) 555', '(555) 555-5', '(555) 555-5555']);
    expect([0, 1, 3, 4, 6, 7, 10].map((digits) => caretBehind('(555) 555-5555', digits))).toEqual([
      0, 2, 4, 7, 9, 11, 14,
    ]);
  });

  it('reads a customer’s number as digits if it can be a US number, or else as typed', () => {
    const digits = ['', '1', '5', '(512) 555-0187', '1 512 555 0187', '+1 (512) 555-0187'].map(typedPhone);
    expect(digits).toEqual(['', '1', '5', '5125550187', '5125550187', '5125550187']);
    for (const text of ['+', '+52', '+52 55 1234 5678', '(512) 555-01877', '512-555-0187 ext. 12']) {
      expect(typedPhone(text)).toBe(text);
    }
  });

  it('needs a name and ten digits', () => {
    expect(ownNumberErrors(' ', '')).toEqual({ name: 'empty', phone: 'empty' });
    expect(ownNumberErrors('Front desk', '512555018')).toEqual({ phone: 'short' });
    expect(ownNumberErrors('Front desk', '5125550187')).toEqual({});
  });
});
