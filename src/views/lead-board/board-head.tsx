import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useMemo } from 'react';
import type { LeadFilters } from '../../contract/lead-query.js';
import { fillLink } from '../../domain/link-template.js';
import type { BoardId } from '../../state/lead-board.js';
import { filterBoardAtom } from '../../state/lead-board-actions.js';
import { serviceProviderAtomOf } from '../../state/service-provider.js';
import { Switch } from '../../ui/switch.js';
import { HostLink } from '../widget/host-link.js';
import { useWidget } from '../widget/widget-context.js';

export interface BoardHeadProps {
  readonly id: BoardId;
  readonly spId: string;
  readonly filters: LeadFilters | null;
  readonly callLogUrl: string | undefined;
}

/** 'Leads for {business name}', the call log, and the filters. */
export function BoardHead({ id, spId, filters, callLogUrl }: BoardHeadProps): ReactElement {
  const { t, asker } = useWidget();
  const provider = useAtomValue(useMemo(() => serviceProviderAtomOf(spId), [spId]));
  const filter = useSetAtom(filterBoardAtom);
  const callLog = fillLink(callLogUrl, { spId });
  return (
    <>
      <header className="head" part="head">
        <h2>{provider?.name ? t('leadsFor', { businessName: provider.name }) : t('leads')}</h2>
        {callLog === undefined ? null : (
          <HostLink className="link" to="call-log" href={callLog}>
            {t('viewCallLog')}
          </HostLink>
        )}
      </header>
      <fieldset className="filters" part="filters" aria-label={t('filters')}>
        <Switch
          label={t('showUnreadMessages')}
          checked={filters?.hasUnreadMessages === true}
          disabled={filters === null}
          onChange={(on) => filter({ id, asker, filters: { hasUnreadMessages: on ? true : null } })}
        />
        <Switch
          label={t('archived')}
          checked={filters?.archived === true}
          disabled={filters === null}
          onChange={(archived) => filter({ id, asker, filters: { archived } })}
        />
      </fieldset>
    </>
  );
}
