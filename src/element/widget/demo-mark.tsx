import type { ReactElement } from 'react';
import { useWidget, type Widget } from './widget-context.js';

interface DemoMarkProps {
  /** Where this mark is. */
  readonly place: NonNullable<Widget['demoMark']>;
}

/** Says that the data is the sandbox's, so that no customer takes a demo for the site. Only in demo mode. */
export function DemoMark({ place }: DemoMarkProps): ReactElement | null {
  const { t, demoMark } = useWidget();
  return demoMark === place ? (
    <p className="demo-mark">
      <span>{t('demoData')}</span>
    </p>
  ) : null;
}
