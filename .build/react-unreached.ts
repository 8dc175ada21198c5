/** A part of React DOM that these widgets never reach, and its functions by name. */
interface Part {
  readonly names: string;
  /** What a call of one of them does: walks that look for what is never there find nothing, the others throw. */
  readonly instead: '' | 'return null;' | "return '';" | 'throw unreached();';
}

const throws = 'throw unreached();';

/** React DOM 19's functions for what no widget renders. `npm run build` fails when one of them is not there any more. */
const parts: readonly Part[] = [
  // Nothing is rendered on a server: no root begins from markup.
  {
    names: `canHydrateInstance canHydrateTextInstance canHydrateHydrationBoundary prepareToHydrateHostInstance
      updateDehydratedSuspenseComponent retryDehydratedSuspenseBoundary attemptExplicitHydrationTarget`,
    instead: throws,
  },
  // React would put <title>, <link>, <style> and <script> into the host's head: no widget has one, and a test forbids them.
  {
    names: `getResource acquireResource insertStylesheet suspendResource mountHoistable createHoistableInstance
      getHydratableHoistableCache preloadStylesheet preloadResource preinitScript preinitModuleScript
      adoptPreloadPropsForStylesheet adoptPreloadPropsForScript insertSuspendedStylesheets insertStylesheetIntoRoot
      preload preloadModule preconnectAs preinitStyle`,
    instead: throws,
  },
  // No <ViewTransition>
  {
    names: `startViewTransition measureViewTransitionHostInstancesRecursive applyViewTransitionToHostInstances
      applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances createViewTransitionInstance
      applyViewTransitionName restoreViewTransitionName scheduleViewTransitionEvent`,
    instead: throws,
  },
  {
    names: `measureNestedViewTransitions commitAppearingPairViewTransitions commitEnterViewTransitions
      commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
      restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions`,
    instead: '',
  },
  // No <Suspense>: nothing waits in a tree, is hidden there or is shown again
  {
    names: `updateSuspenseComponent updateOffscreenComponent hideOrUnhideAllChildrenOnFiber
      recursivelyTraverseDisappearLayoutEffects recursivelyTraverseReappearLayoutEffects
      recursivelyTraverseReconnectPassiveEffects`,
    instead: throws,
  },
  // No useTransition, no useDeferredValue
  { names: 'startTransition mountDeferredValueImpl updateDeferredValueImpl', instead: throws },
  // No <Activity>, no <SuspenseList>, no form action
  {
    names: `updateActivityComponent updateSuspenseListComponent mountActionState updateActionStateImpl
      rerenderActionState dispatchActionState runActionStateAction`,
    instead: throws,
  },
  // No form action, no compiled component
  {
    names: 'ensureFormComponentIsStateful startHostTransition useMemoCache defaultOnDefaultTransitionIndicator',
    instead: throws,
  },
  // No commit waits for an image, and no fragment has a ref
  {
    names: `accumulateSuspenseyCommitOnFiber estimateBandwidth commitNewChildToFragmentInstance
      commitNewChildToFragmentInstances deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects
      commitFragmentInstanceDeletionEffects`,
    instead: '',
  },
  // No root is <html>, <head> or <body>, nor does a tree have one
  {
    names: 'clearHydrationBoundary resolveSingletonInstance releaseSingletonInstance commitHostSingletonAcquisition',
    instead: throws,
  },
  // No component waits for a promise.
  {
    names: `trackUsedThenable useThenable chainThenableValue replaySuspendedUnitOfWork attachPingListener
      pingSuspendedRoot resolveRetryWakeable waitForCommitToBeReady cutOffTailIfNeeded initSuspenseListRenderState
      findFirstSuspended commitSuspenseHydrationCallbacks dispatchOptimisticSetState entangleAsyncAction refreshCache`,
    instead: throws,
  },
  // No event waits for markup of a server.
  {
    names: `queueIfContinuousEvent accumulateOrCreateContinuousQueuedReplayableEvent attemptReplayContinuousQueuedEvent
      getBumpedLaneForHydrationByLane`,
    instead: throws,
  },
  { names: 'popHydrationState clearIfContinuousEvent retryIfBlockedOn', instead: '' },
  { names: 'getParentHydrationBoundary', instead: 'return null;' },
  // Nobody asks for the DOM node of a class component.
  { names: 'findCurrentFiberUsingSlowPath', instead: throws },
  // No element listens to onSelect, onBeforeInput or onComposition….
  { names: 'constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars getData', instead: '' },
  // The boundary does not read where in the tree a component threw.
  { names: 'getStackByFiberInDevAndProd', instead: "return '';" },
];

/** No root begins from markup, so none is ever hydrating. */
const hydrating = /\bisHydrating = !?[01]\b/g;

/** No fragment has a ref, and there is no <ViewTransition>. */
const unusedMethods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?\n\};\n/gm;

function without(code: string, name: string, instead: string): string {
  const found = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}\\n`, 'm');
  if (!found.test(code)) throw new Error(`React DOM has no function ${name} any more: see .build/react-unreached.ts.`);
  return code.replace(found, `function ${name}() {${instead}}\n`);
}

/**
 * React DOM's client without what its use in these widgets never reaches: about 14 kB gzip of 63. The functions stay, so
 * that whoever calls one is told by its name's error; what only they needed is then taken out by the minifier.
 * @param source react-dom-client.production.js
 */
export function withoutUnreachedReact(source: string): string {
  const declared = `const isHydrating = !1;
const unreached = () => new Error('This part of React is left out of the CDN build.');
${source.replace(/^ {2}isHydrating = !1,$/m, '  wasHydrating = !1,').replace(hydrating, 'void 0')}`;
  const whole = declared.replace(/^exports\.hydrateRoot = function[\s\S]*?\n\};\n/m, '').replace(unusedMethods, '');
  return parts.reduce(
    (code, { names, instead }) => names.split(/\s+/).reduce((rest, name) => without(rest, name, instead), code),
    whole,
  );
}
