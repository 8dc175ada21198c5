/** How long what came under a finger takes no press, in milliseconds. */
export const SETTLE_MS = 350;
/** How long the place of a press is watched, in milliseconds. */
const WATCH_MS = 1000;
/** How often it is looked at, in milliseconds: each frame would keep a phone's screen and processor awake. */
const LOOK_MS = 50;
/** How far from each other the taps of a double tap are at most, in px. */
const NEAR_PX = 24;

const CONTROLS = 'a,button,input,label,select,summary,textarea,[role]';

/**
 * Ignores a press on what has only just come under the finger: the second tap of a double tap must not act on what the
 * first one brought. The place of each press is watched for a moment. When another control is there, presses near it are
 * ignored until it has stood still. The pressed control itself can be pressed again at once, and so can what is
 * elsewhere. Keys, assistive technology and `click()` are never held up.
 *
 * @param root listens before everything in it, so this must be called first
 */
export function ignoreStrayPresses(root: ShadowRoot): void {
  let x = 0;
  let y = 0;
  let pressedAt = Number.NEGATIVE_INFINITY;
  let changedAt = pressedAt;
  let pressed: Element | null | undefined;
  let shown = pressed;
  let timer = 0;

  const controlAt = (left: number, top: number) => root.elementFromPoint(left, top)?.closest(CONTROLS);

  const look = (now: number) => {
    clearTimeout(timer);
    if (now - pressedAt > WATCH_MS) return;
    const control = controlAt(x, y);
    if (control !== shown) changedAt = now;
    shown = control;
    timer = window.setTimeout(() => look(performance.now()), LOOK_MS);
  };

  const onPress = (event: Event) => {
    if (!(event instanceof MouseEvent) || !event.isTrusted || event.detail === 0) return;
    const { clientX, clientY, timeStamp } = event;
    look(timeStamp);
    const isNear = Math.hypot(clientX - x, clientY - y) <= NEAR_PX;
    const control = controlAt(clientX, clientY);
    if (isNear && control !== pressed && timeStamp - changedAt < SETTLE_MS) {
      changedAt = timeStamp;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') {
      x = clientX;
      y = clientY;
      pressed = control;
      shown = control;
      pressedAt = timeStamp;
      changedAt = Number.NEGATIVE_INFINITY;
      look(timeStamp);
    }
  };

  // The first of the two moves the focus, and starts a drag.
  root.addEventListener('mousedown', onPress, true);
  root.addEventListener('click', onPress, true);
  // Who types has seen what is there, and no second tap comes after it.
  root.addEventListener('input', (event) => {
    // A press on a checkbox or a radio button sends one too.
    if (!(event instanceof InputEvent)) return;
    pressedAt = Number.NEGATIVE_INFINITY;
    changedAt = Number.NEGATIVE_INFINITY;
  });
}
