import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { recordTargetOfferAtom, requestOfferCategoryAtom, targetOffersAtom } from '../../state/target-offer.js';
import { useWidget, type WidgetMethods } from '../widget/widget-context.js';

/** What the host may record of its offers; what is recorded can be read from the element. */
export function useTargetOffers(): Required<Pick<WidgetMethods, 'recordTargetOffer' | 'requestOfferCategory'>> {
  const { asker, reflect } = useWidget();
  const offers = useAtomValue(targetOffersAtom);
  const record = useSetAtom(recordTargetOfferAtom);
  const request = useSetAtom(requestOfferCategoryAtom);
  const hasTold = useRef(false);
  useEffect(() => {
    if (!hasTold.current && Object.keys(offers).length === 0) return;
    hasTold.current = true;
    reflect('targetOffers', offers);
  }, [reflect, offers]);
  return {
    recordTargetOffer: (name, outcome) => record({ name, outcome, asker }),
    requestOfferCategory: (name, categoryId) => request({ name, categoryId, asker }),
  };
}
