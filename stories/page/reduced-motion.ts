import { expect } from 'storybook/test';
import { elementsIn } from './elements-in.js';
import { isEmulated } from './emulated-media.js';

/** Nobody sees a movement this short. In milliseconds. */
const UNSEEN_MS = 1;

const LAYERS = [null, '::before', '::after', '::backdrop'] as const;

const longest = (times: string) =>
  Math.max(...times.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)));

/** Elements that move, or would move on a change, by their style. */
export function movingIn(root: Element): readonly string[] {
  return [...elementsIn(root)].flatMap((element) =>
    LAYERS.flatMap((layer) => {
      const style = getComputedStyle(element, layer);
      const name = `${element.localName}.${[...element.classList].join('.')}${layer ?? ''}`;
      const moves = style.animationName !== 'none' && longest(style.animationDuration) > UNSEEN_MS;
      return [
        ...(moves ? [`${name} has the animation ${style.animationName}`] : []),
        ...(longest(style.transitionDuration) > UNSEEN_MS ? [`${name} has a transition`] : []),
        ...(style.scrollBehavior === 'smooth' ? [`${name} scrolls smoothly`] : []),
      ];
    }),
  );
}

/** Nothing moves or would move: no animation, no transition, no smooth scrolling. */
export async function expectNoMotion(canvas: HTMLElement): Promise<void> {
  if (isEmulated('reduced-motion')) await expect(movingIn(canvas)).toEqual([]);
}
