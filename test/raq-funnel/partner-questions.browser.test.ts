import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  answer,
  bodyOf,
  button,
  calls,
  checkbox,
  funnelPage,
  funnelStage,
  open,
  radio,
  textbox,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

type On = ReturnType<typeof funnelStage>;

async function created(on: On): Promise<Record<string, unknown>> {
  const [request] = await calls(on, '/v3/lead', 1);
  return Object.assign({}, await bodyOf(request));
}

describe('a partner', () => {
  const QUESTIONS = [
    {
      id: 'leak',
      text: 'Is there a leak?',
      type: 'one',
      options: [
        { value: 'y', label: 'Yes' },
        { value: 'n', label: 'No' },
      ],
    },
    { id: 'off', text: 'Is the water off?', type: 'text', visibleIf: { id: 'leak', is: ['y'] } },
    {
      id: 'many',
      text: 'Which rooms?',
      type: 'many',
      options: [
        { value: 'b', label: 'Bath' },
        { value: 'k', label: 'Kitchen' },
      ],
    },
    { id: 'count', text: 'How many taps?', type: 'number', required: true },
  ];

  it.each([
    ['a function', (id: string) => (id === '10214' ? QUESTIONS : [])],
    ['an object', { 10214: QUESTIONS }],
    ['a map', new Map([['10214', QUESTIONS]])],
  ])('asks its own questions, conditional ones too, given as %s', async (_, questions) => {
    const on = funnelStage();
    const funnel = await open(on, { questions });
    await answer('service', 'postal-code');
    const title = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();
    await title('Is there a leak?');
    await radio('Yes').click();
    await button('Continue').click();
    await title('Is the water off?');
    await textbox('Your answer').fill('Since noon');
    await button('Back').click();
    await title('Is there a leak?');
    await radio('No').click();
    await button('Continue').click();
    await title('Which rooms?');
    await checkbox('Kitchen').click();
    await checkbox('Bath').click();
    await button('Continue').click();
    await title('How many taps?');
    await button('Continue').click();
    await untilSays(funnel, 'Please answer this question');
    await textbox('Number').fill('3');
    await button('Continue').click();
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect((await created(on))['attributes']).toEqual([
      { questionText: 'Is there a leak?', answerText: 'No' },
      { questionText: 'Which rooms?', answerText: 'Bath, Kitchen' },
      { questionText: 'How many taps?', answerText: '3' },
    ]);
  });
});
