import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useMemo } from 'react';
import { formatPhone } from '../../domain/lead/phone-number.js';
import { loadNumbersAtom, registeredNumbersAtomOf } from '../../state/registered-numbers.js';
import { useWidget } from '../widget/widget-context.js';

/** The numbers that a provider has connected before. */
export function ConnectedNumbers({ spId }: { readonly spId: string }): ReactElement {
  const { t, asker } = useWidget();
  const list = useAtomValue(useMemo(() => registeredNumbersAtomOf(spId), [spId]));
  const load = useSetAtom(loadNumbersAtom);
  useEffect(() => void load({ spId, asker }), [load, spId, asker]);
  const content = () => {
    if (list?.phase === 'failed') {
      return (
        <p className="err" role="alert">
          <span>{t('numbersFailed')}</span>
          <button type="button" className="link" onClick={() => load({ spId, asker })}>
            {t('retry')}
          </button>
        </p>
      );
    }
    if (list?.phase !== 'ready') return <p className="muted">{t('loadingNumbers')}</p>;
    if (list.numbers.length === 0) return <p className="muted">{t('noNumbers')}</p>;
    return (
      <ul>
        {list.numbers.map(({ name, phoneNumber }) => (
          <li key={phoneNumber}>
            <span dir="auto">{name}</span>
            <span className="muted" dir="ltr">
              {formatPhone(phoneNumber)}
            </span>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className="own-numbers" aria-busy={list?.phase === 'loading'}>
      <h3>{t('connectedNumbers')}</h3>
      {content()}
    </section>
  );
}
