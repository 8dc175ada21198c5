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
      updateDehydratedSuspenseComponent retryDehydratedSuspenseBoundary attemptExplicitHydrationTarget
      getNextHydratable queueHydrationError mountHostRootWithoutHydrating`,
    instead: throws,
  },
  // React would put <title>, <link>, <style> and <script> into the host's head: no widget has one, and a test forbids them.
  {
    names: `getResource acquireResource insertStylesheet suspendResource mountHoistable createHoistableInstance
      getHydratableHoistableCache preloadStylesheet preloadResource preinitScript preinitModuleScript
      adoptPreloadPropsForStylesheet adoptPreloadPropsForScript insertSuspendedStylesheets insertStylesheetIntoRoot
      preload preloadModule preconnect preconnectAs prefetchDNS preinitStyle preloadResourceAndSuspendIfNeeded`,
    instead: throws,
  },
  // No <ViewTransition>
  {
    names: `startViewTransition measureViewTransitionHostInstancesRecursive applyViewTransitionToHostInstances
      applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances createViewTransitionInstance
      applyViewTransitionName restoreViewTransitionName scheduleViewTransitionEvent flushAfterMutationEffects
      getViewTransitionName getViewTransitionClassName queueTransitionTypes
      trackEnterViewTransitions reportViewTransitionError pushViewTransitionCancelableScope`,
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
      recursivelyTraverseReconnectPassiveEffects recursivelyTraverseDisconnectPassiveEffects
      recursivelyTraverseAtomicPassiveEffects commitOffscreenPassiveMountEffects hideOrUnhideAllChildren
      attachSuspenseRetryListeners registerSuspenseInstanceRetry scheduleRetryEffect getRetryCache
      markRetryLaneIfNotHydrated markRetryLaneImpl claimNextRetryLane renderDidSuspendDelayIfPossible
      pushPrimaryTreeSuspenseHandler getSuspenseInstanceFromFiber`,
    instead: throws,
  },
  // No useTransition, no useDeferredValue: all work is of the lanes that React renders without a break
  {
    names: `startTransition mountDeferredValueImpl updateDeferredValueImpl requestTransitionLane
      shouldAttemptEagerTransition markRootEntangled markSpawnedDeferredLane shouldRemainOnPreviousScreen
      renderRootConcurrent workLoopConcurrentByScheduler pushStoreConsistencyCheck
      isRenderConsistentWithExternalStores`,
    instead: throws,
  },
  // No <Activity>, no <SuspenseList>, no form action
  {
    names: `updateActivityComponent updateSuspenseListComponent mountActionState updateActionStateImpl
      rerenderActionState dispatchActionState runActionStateAction updateActionState updateOptimisticImpl
      commitActivityHydrationCallbacks getActivityInstanceFromFiber resetWorkInProgress`,
    instead: throws,
  },
  // No form action, no compiled component
  {
    names: `ensureFormComponentIsStateful startHostTransition TransitionAwareHostComponent useHostTransitionStatus
      requestFormReset recursivelyResetForms useMemoCache defaultOnDefaultTransitionIndicator`,
    instead: throws,
  },
  // No commit waits for an image, and no fragment has a ref
  {
    names: `accumulateSuspenseyCommitOnFiber estimateBandwidth commitNewChildToFragmentInstance
      commitNewChildToFragmentInstances deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects
      commitFragmentInstanceDeletionEffects`,
    instead: '',
  },
  {
    names: `onUnsuspend checkIfFullyUnsuspended addFragmentHandleToFiber addFragmentHandleToInstance
      traverseVisibleInstancesAndTextInstances getInstanceFromHostFiber`,
    instead: throws,
  },
  // No root is <html>, <head> or <body>, nor does a tree have one
  {
    names: `clearHydrationBoundary resolveSingletonInstance releaseSingletonInstance commitHostSingletonAcquisition
      clearContainerSparingly`,
    instead: throws,
  },
  // No component waits for a promise.
  {
    names: `trackUsedThenable useThenable chainThenableValue replaySuspendedUnitOfWork attachPingListener
      pingSuspendedRoot resolveRetryWakeable waitForCommitToBeReady cutOffTailIfNeeded initSuspenseListRenderState
      findFirstSuspended commitSuspenseHydrationCallbacks dispatchOptimisticSetState entangleAsyncAction refreshCache
      isThenableResolved unwrapThenable getSuspendedThenable resolveLazy`,
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
  { names: 'isFallbackCompositionEnd getDataFromCustomEvent', instead: throws },
  // Every browser that we support has the event `input` and Math.clz32.
  {
    names: `handleEventsForInputEventPolyfill handlePropertyChange getTargetInstForInputEventPolyfill
      stopWatchingForValueChange runEventInBatch clz32Fallback`,
    instead: throws,
  },
  // No forwardRef, no useEffectEvent, no class but our boundary, no attribute of another namespace
  {
    names: `updateForwardRef updateEvent useEffectEventImpl callComponentWillReceiveProps applyDerivedStateFromProps
      setValueForNamespacedAttribute`,
    instead: throws,
  },
  // A name for React's own warnings and tools
  { names: 'getComponentNameFromType', instead: 'return null;' },
  // The boundary does not read where in the tree a component threw.
  { names: 'getStackByFiberInDevAndProd', instead: "return '';" },
];

/** No root begins from markup, so none is ever hydrating. */
const hydrating = /\bisHydrating = !?[01]\b/g;

/** No fragment has a ref, and there is no <ViewTransition>. */
const unusedMethods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?\n\};\n/gm;

/** Attributes that React renames, and the ones among them that a widget sets. */
const renamed = /aliases = new Map\(\[[\s\S]*?\]\)/;
const RENAMED = 'aliases = new Map([["htmlFor", "for"]])';

/** Style properties whose numbers are no pixels: no widget sets one. */
const unitless = /unitlessNumbers = new Set\([\s\S]*?\n\);/;
const UNITLESS = 'unitlessNumbers = new Set();';

function instead(code: string, of: RegExp, shorter: string): string {
  if (!of.test(code)) throw new Error(`React DOM has no ${of.source} any more: see .build/react-unreached.ts.`);
  return code.replace(of, shorter);
}

function without(code: string, name: string, body: string): string {
  const found = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}\\n`, 'm');
  if (!found.test(code)) throw new Error(`React DOM has no function ${name} any more: see .build/react-unreached.ts.`);
  return code.replace(found, `function ${name}() {${body}}\n`);
}

/**
 * React DOM's client without what its use in these widgets never reaches: about 24 kB gzip of 63. The functions stay, so
 * that whoever calls one is told by its name's error; what only they needed is then taken out by the minifier.
 * @param source react-dom-client.production.js
 */
export function withoutUnreachedReact(source: string): string {
  const declared = `const isHydrating = !1;
const unreached = () => new Error('This part of React is left out of the CDN build.');
${source.replace(/^ {2}isHydrating = !1,$/m, '  wasHydrating = !1,').replace(hydrating, 'void 0')}`;
  const listed = instead(instead(declared, renamed, RENAMED), unitless, UNITLESS);
  const whole = listed.replace(/^exports\.hydrateRoot = function[\s\S]*?\n\};\n/m, '').replace(unusedMethods, '');
  return parts.reduce(
    (code, { names, instead: body }) => names.split(/\s+/).reduce((rest, name) => without(rest, name, body), code),
    whole,
  );
}
