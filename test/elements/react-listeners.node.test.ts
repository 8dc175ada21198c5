import ts from 'typescript';
import { expect, test } from 'vitest';
import { HEARD_EVENTS } from '../../src/elements/shell/react-listeners.js';
import { parse, walk } from '../architecture/imports.js';
import { readSourceFiles } from '../architecture/source-files.js';

/** What React makes a handler of, where that is not the event of its name. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  Change: ['change', 'click', 'focusin', 'focusout', 'input', 'keydown', 'keyup'],
  Focus: ['focusin'],
  Blur: ['focusout'],
  MouseEnter: ['mouseover', 'mouseout'],
  MouseLeave: ['mouseover', 'mouseout'],
  PointerEnter: ['pointerover', 'pointerout'],
  PointerLeave: ['pointerover', 'pointerout'],
};

/** React listens to these on the element itself. */
const ownListener = ['BeforeToggle', 'Cancel', 'Close', 'Error', 'Load', 'Scroll', 'Toggle'];

/** Props of components that hand them to an element of react-day-picker's or of ours. */
const handedOn = /^on(?:DayMouse|DayFocus|DayBlur|Pointer|Mouse|Key|Focus$|Blur$)/;

/** Whether it is an attribute of an element, not of a component. */
const isOfElement = (node: ts.JsxAttribute) => /^[a-z]\w*$/.test(node.parent.parent.tagName.getText());

function handlers(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path, text] of readSourceFiles('src')) {
    if (!/^(?:ui|views|elements)\/.*\.tsx?$/.test(path)) continue;
    walk(parse(path, text), (node) => {
      if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return;
      const name = node.name.getText();
      if (!/^on[A-Z]/.test(name)) return;
      if ((ts.isJsxAttribute(node) && isOfElement(node)) || handedOn.test(name))
        found.add(name.replace(/^on(?:Day)?|Capture$/g, ''));
    });
  }
  return found;
}

test('React listens to what the handlers of the widgets need, and to nothing else', () => {
  const used = [...handlers()].filter((name) => !ownListener.includes(name));
  const needed = used.flatMap((name) => madeOf[name] ?? [name.toLowerCase()]);
  expect([...HEARD_EVENTS].sort()).toEqual([...new Set(needed)].sort());
});
