import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
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
    await press(radio('Yes'));
    await press(button('Continue'));
    await title('Is the water off?');
    await fill(textbox('Your answer'), 'Since noon');
    await press(button('Back'));
    await title('Is there a leak?');
    await press(radio('No'));
    await press(button('Continue'));
    await title('Which rooms?');
    await press(checkbox('Kitchen'));
    await press(checkbox('Bath'));
    await press(button('Continue'));
    await title('How many taps?');
    await press(button('Continue'));
    await untilSays(funnel, 'Please answer this question');
    await fill(textbox('Number'), '3');
    await press(button('Continue'));
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect((await created(on))['attributes']).toEqual([
      { questionText: 'Is there a leak?', answerText: 'No' },
      { questionText: 'Which rooms?', answerText: 'Bath, Kitchen' },
      { questionText: 'How many taps?', answerText: '3' },
    ]);
  });
});
