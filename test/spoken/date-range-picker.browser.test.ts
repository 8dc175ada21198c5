import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onThatDay, picker } from '../date-range-picker/picker-stage.js';
import { screenReader, transcriptOf } from './screen-reader.js';

onThatDay();

describe('the date-range picker', () => {
  it('reads its fields, and says each day on the way to a range', async () => {
    const element = await picker();
    const reader = screenReader(element);
    const script = transcriptOf(reader);
    script.reads('opened');
    await userEvent.tab();
    script.focus('Tab');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => element.shadowRoot?.activeElement?.ariaLabel).toMatch(/18/);
    script.focus('opens the calendar');
    await userEvent.keyboard('{ArrowRight}');
    script.focus('right');
    await userEvent.keyboard('{ArrowDown}');
    script.focus('down');
    await userEvent.keyboard('{Enter}');
    script.focus('chooses the start');
    await userEvent.keyboard('{PageDown}');
    await script.hears('the next month', /December/);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    script.focus('chooses the end');
    expect(element.value).toBe('2026-11-26/2026-12-26');
    await expect(script.text()).toMatchFileSnapshot('transcripts/date-range-picker.txt');
  });
});
