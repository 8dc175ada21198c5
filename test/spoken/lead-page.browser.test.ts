import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanPage } from '../element/stage.js';
import { answerWith, callOn, dated, leadAnswer, open, stageOf } from '../lead-page/page-stage.js';
import { screenReader, transcriptOf } from './screen-reader.js';

cleanPage();

describe('the lead page', () => {
  it('reads a lead for sale and announces that it is unlocked', async () => {
    const on = stageOf({ price: 39, purchaserCount: 1 });
    const element = await open(on);
    const script = transcriptOf(screenReader(element));
    script.reads('opened');
    await userEvent.keyboard('{Tab}');
    script.focus('Tab');
    element.addEventListener('lead-unlock', () => {
      answerWith(on, () => dated(leadAnswer({ purchased: true })));
      callOn(element, 'refresh');
    });
    await userEvent.keyboard('{Enter}');
    await script.hears('unlocks it', /Lead Unlocked/);
    const read = screenReader(element).read();
    const from = read.findIndex((line) => line.startsWith('heading 3'));
    script.note('reads on', ...read.slice(from, from + 16));
    await expect(script.text()).toMatchFileSnapshot('transcripts/lead-page.txt');
  });
});
