import { userEvent, waitFor } from 'storybook/test';

/** Presses the trigger in the story's shadow root and waits until its popup is open. */
export async function openPopup(canvas: HTMLElement, trigger: string): Promise<void> {
  const inside = (selector: string) =>
    [...canvas.querySelectorAll('*')].flatMap(
      (element) => element.shadowRoot?.querySelector<HTMLElement>(selector) ?? [],
    )[0];
  await waitFor(() => {
    if (!inside(trigger)) throw new Error(`Nothing fits ${trigger} yet`);
  });
  await userEvent.click(inside(trigger)!);
  const popup = await waitFor(() => {
    const placed = inside('[popover][data-placed]');
    if (!placed) throw new Error('The popup is not there yet');
    return placed;
  });
  await Promise.all(popup.getAnimations().map((animation) => animation.finished));
}
