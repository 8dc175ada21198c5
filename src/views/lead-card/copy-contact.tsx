import type { ReactElement } from 'react';
import { CopyButton } from '../../ui/copy-button.js';
import { useWidget } from '../widget/widget-context.js';

export interface CopyContactProps {
  readonly text: string;
  readonly label: 'copyPhone' | 'copyEmail' | 'copyAddress';
}

/** Copies a piece of the contact; what it is stands in no attribute and no event. */
export function CopyContact({ text, label }: CopyContactProps): ReactElement {
  const { t } = useWidget();
  return <CopyButton label={t(label)} text={text} copiedLabel={t('copied')} failedLabel={t('notCopied')} />;
}
