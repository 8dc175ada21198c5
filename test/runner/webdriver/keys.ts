import { parseKeyDef } from '@vitest/browser';

/** WebDriver's characters for the keys that type none. */
const special: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
  F3: '\uE033',
  F4: '\uE034',
  F5: '\uE035',
  F6: '\uE036',
  F7: '\uE037',
  F8: '\uE038',
  F9: '\uE039',
  F10: '\uE03A',
  F11: '\uE03B',
  F12: '\uE03C',
  Meta: '\uE03D',
};

export interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

const value = (key: string) => special[key] ?? (key === '\n' ? '\uE007' : key);

export const press = (key: string): KeyAction => ({ type: 'keyDown', value: value(key) });
export const release = (key: string): KeyAction => ({ type: 'keyUp', value: value(key) });

/**
 * Turns the keys of `userEvent.keyboard` into WebDriver's.
 * @param text such as `a{Shift>}{Tab}{/Shift}`
 * @param held keys that are down before
 * @returns the actions, and which keys are down after them
 * @throws on a key that WebDriver has no character for
 */
export function keyActions(text: string, held: readonly string[]): { actions: KeyAction[]; held: string[] } {
  const down = new Set(held);
  const actions: KeyAction[] = [];
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if ([...value(key)].length !== 1) throw new Error(`WebDriver has no key '${key}'.`);
    if (down.delete(key)) actions.push(release(key));
    if (releasePrevious) continue;
    for (let time = 0; time < repeat; time += 1) actions.push(press(key));
    if (releaseSelf) actions.push(release(key));
    else down.add(key);
  }
  return { actions, held: [...down] };
}
