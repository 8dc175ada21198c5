import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';

export interface FunnelLauncherProps {
  /** It was pressed, and what it opens is not there yet. */
  readonly isBusy: boolean;
  /** A pointer or the focus is on it. */
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** The button that opens the modal, or the host's own in the slot `launch`. */
export function FunnelLauncher(props: FunnelLauncherProps): ReactElement {
  const { isBusy } = props;
  const { t } = useWidget();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  // Before the button is painted, so that no press is missed.
  useLayoutEffect(() => {
    const launch = place.current;
    const press = (event: MouseEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('button, a, [tabindex]') : null;
      if (control === null || defaultPrevented || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // Safari gives a pressed button no focus, and the dialog returns the focus to where it was.
      control.focus({ preventScroll: true });
      latest.current.onPress();
    };
    const near = () => latest.current.onNear();
    // React does not hear the events of the host's elements in the slot.
    launch?.addEventListener('click', press);
    launch?.addEventListener('pointerover', near);
    launch?.addEventListener('focusin', near);
    return () => {
      launch?.removeEventListener('click', press);
      launch?.removeEventListener('pointerover', near);
      launch?.removeEventListener('focusin', near);
    };
  }, []);
  return (
    <div className="funnel-launch" part="launch" ref={place}>
      <slot name="launch">
        <button type="button" className="btn primary" aria-haspopup="dialog" aria-busy={isBusy || undefined}>
          {isBusy ? <span className="spin" /> : null}
          {t('funnelLaunch')}
        </button>
      </slot>
    </div>
  );
}
