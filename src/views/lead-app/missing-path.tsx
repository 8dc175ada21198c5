import { type ReactElement, useEffect } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { WidgetNotice } from '../widget/widget-notice.js';

/** An app that stands in no address needs a path of its own: says so in its place and to the host. */
export function MissingPath(): ReactElement {
  const { asker, t, tag } = useWidget();
  useEffect(() => {
    asker.emit('widget-error', { operation: 'configure', kind: 'configuration' });
  }, [asker]);
  return <WidgetNotice t={t} message="missingAttribute" values={{ tag, attribute: 'path' }} />;
}
