import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';

interface TextButtonProps {
  readonly label: MessageKey;
  /** For screen readers, if the label is not enough. */
  readonly name?: string;
  readonly className?: string;
  /** It keeps the focus, but cannot be pressed. */
  readonly isOff?: boolean;
  readonly onPress: () => unknown;
}

/** A button with a message; a link by default. */
export function TextButton({ label, name, className = 'link', isOff = false, onPress }: TextButtonProps): ReactElement {
  const { t } = useWidget();
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {t(label)}
    </button>
  );
}
