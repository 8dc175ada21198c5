/** Ignore presses on a control this long after it appears under the finger, in milliseconds. */
export const SETTLE_MS = 350;
/** The position of a press is watched for this time, in milliseconds. */
const WATCH_MS = 1000;
/** Check interval in milliseconds: checking each frame would keep a phone's processor awake. */
const LOOK_MS = 50;
/** The taps of a double tap are at most this far apart, in px. */
const NEAR_PX = 24;

const CONTROLS = 'a,button,input,label,select,summary,textarea,[role]';

/**
 * Ignores a press on a control that has just appeared under the finger: the second tap of a double tap must not hit what
 * the first one opened. Watches the position of each press for a moment. If another control appears there, presses near it
 * are ignored until it has stayed for a while. The pressed control and those elsewhere can be pressed immediately. Keys,
 * assistive technology and `click()` are never ignored.
 * @param root must not have other listeners yet
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

  // `mousedown` moves the focus and starts a drag.
  root.addEventListener('mousedown', onPress, true);
  root.addEventListener('click', onPress, true);
  // A person who types has seen the control, and no second tap follows.
  root.addEventListener('input', (event) => {
    // Pressing a checkbox or radio button fires this event too.
    if (!(event instanceof InputEvent)) return;
    pressedAt = Number.NEGATIVE_INFINITY;
    changedAt = Number.NEGATIVE_INFINITY;
  });
}
