import { lazyView } from '../../element/widget/lazy-view.js';
import { lazyModule } from '../../ui/lazy-module.js';

/** The funnel without its first screen. */
export const funnelRest = lazyModule(() => import('./funnel-rest.js'));

export const FunnelDialog = lazyView(funnelRest, (rest) => rest.FunnelDialog);
export const FunnelEngine = lazyView(funnelRest, (rest) => rest.FunnelEngine);
export const FunnelSteps = lazyView(funnelRest, (rest) => rest.FunnelSteps);
