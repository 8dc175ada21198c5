import { type ReactElement, useEffect } from 'react';
import { providerPage } from '../../state/analytics.js';
import { alert } from '../../ui/icons.js';
import { Panel } from '../../ui/panel.js';
import { HostLink } from '../widget/host-link.js';
import { useWidget } from '../widget/widget-context.js';

export interface NotFoundProps {
  /** The path that names nothing. */
  readonly path: string;
  /** The board to go back to; without a provider there is none. */
  readonly href: string | undefined;
  readonly onReady: () => void;
}

/** Says which page was not found, and leads back to the board (Spec §2 Screens and routes). */
export function NotFound({ path, href, onReady }: NotFoundProps): ReactElement {
  const { asker, t } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path
  useEffect(() => {
    asker.emit('analytics', { name: 'page-view', ...providerPage('Not Found') });
    onReady();
  }, [path]);
  return (
    <div className="surface not-found" part="not-found">
      <Panel icon={alert} level={2} heading={t('pageNotFound')} text={t('nothingAt', { path })}>
        {href === undefined ? null : (
          <HostLink className="btn" to="board" href={href}>
            {t('toLeadBoard')}
          </HostLink>
        )}
      </Panel>
    </div>
  );
}
