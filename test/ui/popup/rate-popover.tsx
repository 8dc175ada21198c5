import { useState } from 'react';
import { expect } from 'vitest';
import { Popover, type PopoverProps } from '../../../src/ui/popup/popover.js';
import type { Stage } from '../stage.js';

/** A popover with a field, and with more once it is asked for, between two buttons. */
export function RatePopover(props: Partial<PopoverProps>) {
  const [isLong, setLong] = useState(false);
  return (
    <>
      <button type="button" id="before">
        Before
      </button>
      <Popover button={{ content: 'Rate this lead' }} label="Rate this lead" closeLabel="Dismiss" {...props}>
        {props.children ??
          ((close) => (
            <>
              <button type="button" id="more" onClick={() => setLong(true)}>
                More
              </button>
              <input id="notes" aria-label="Notes" />
              {isLong ? <div style={{ height: 220 }}>Much more</div> : null}
              <button type="button" id="submit" onClick={close}>
                Submit
              </button>
            </>
          ))}
      </Popover>
      <button type="button" id="after">
        After
      </button>
    </>
  );
}

export const trigger = (on: Stage) => on.get('[aria-haspopup=dialog]');
export const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';

export async function shown(on: Stage): Promise<HTMLElement> {
  await expect.poll(() => on.root.querySelector('[role=dialog]')?.hasAttribute('data-placed')).toBe(true);
  return on.get('[role=dialog]');
}
