import { useAtomValue } from 'jotai';
import { type ReactElement, useMemo } from 'react';
import { fillLink } from '../../domain/link-template.js';
import { serviceProviderAtomOf } from '../../state/service-provider.js';
import { HostLink } from '../widget/host-link.js';
import { useWidget } from '../widget/widget-context.js';

/** 'Leads for {business name}', and the call log (Spec §2 Lead board). */
export function BoardHead({ spId, callLogUrl }: { spId: string; callLogUrl: string | undefined }): ReactElement {
  const { t } = useWidget();
  const provider = useAtomValue(useMemo(() => serviceProviderAtomOf(spId), [spId]));
  const callLog = fillLink(callLogUrl, { spId });
  return (
    <header className="head" part="head">
      <h2>{provider?.name ? t('leadsFor', { businessName: provider.name }) : t('leads')}</h2>
      {callLog === undefined ? null : (
        <HostLink className="link" to="call-log" href={callLog}>
          {t('viewCallLog')}
        </HostLink>
      )}
    </header>
  );
}
