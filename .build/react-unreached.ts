import { type ESTree, parseSync, Visitor } from 'vite';

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
  { names: 'setIsStrictModeForDevtools', instead: '' },
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

/** What React's tools for development would read from the scheduler. */
const ofTools = /^ {2}log\$1 = Scheduler\.log,\n {2}unstable_setDisableYieldValue = .*\n/m;

/** The methods of a class component that our boundary, the only class, does not have. */
const otherMethods =
  /"function" ([!=])== typeof [\w$]+\.(?:UNSAFE_\w+|componentWill\w+|getSnapshotBeforeUpdate|getDerivedStateFromProps|shouldComponentUpdate)/g;

function instead(code: string, of: RegExp, shorter: string): string {
  if (!of.test(code)) throw new Error(`React DOM has no ${of.source} any more: see .build/react-unreached.ts.`);
  return code.replace(of, shorter);
}

/**
 * Kinds of nodes in React's tree that no widget renders: 11 forwardRef, 12 Profiler, 13 and 18 Suspense, 16 lazy, 17 and 28 a
 * component that failed on a server, 19 SuspenseList, 21 Scope, 22 and 23 hidden trees, 24 Cache, 25 a tracing marker, 26 and
 * 27 elements of the head, 30 ViewTransition, 31 Activity.
 */
const UNUSED_TAGS: ReadonlySet<unknown> = new Set([11, 12, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31]);

const isUnusedTag = (node: ESTree.Node | null) => node?.type === 'Literal' && UNUSED_TAGS.has(node.value);

const isTag = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag';

/** Whether nothing runs after this statement of a case. */
function ends(statement: ESTree.Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return ends(statement.body.at(-1));
  return statement !== undefined && /^(?:Break|Continue|Return|Throw)Statement$/.test(statement.type);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /** Where the body of the function begins whose variables stand in what is taken out. */
  readonly within?: number;
}

/** Takes out what happens to nodes of these kinds alone: their cases, and the questions whether a node is one of them. */
function withoutUnusedTags(code: string): string {
  const { program } = parseSync('react-dom-client.js', code);
  const edits: Edit[] = [];
  const bodies: ESTree.Node[] = [];
  const enter = ({ body }: { readonly body: ESTree.Node | null }) => void (body && bodies.push(body));
  const leave = () => void bodies.pop();
  const variables: { readonly name: string; readonly start: number }[] = [];
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    SwitchStatement({ discriminant, cases }) {
      if (!isTag(discriminant)) return;
      let isEntered = false;
      for (const { test, consequent, start, end } of cases) {
        if (isUnusedTag(test) && !isEntered) edits.push({ start, end, by: '', within: bodies.at(-1)?.start ?? 0 });
        else {
          if (isUnusedTag(test)) edits.push({ start, end: consequent[0]?.start ?? end, by: '' });
          isEntered = !ends(consequent.at(-1));
        }
      }
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') variables.push(id);
    },
    BinaryExpression({ left, right, operator, start, end }) {
      const isAsked = (isUnusedTag(left) && isTag(right)) || (isTag(left) && isUnusedTag(right));
      if (isAsked && /^[!=]==$/.test(operator)) edits.push({ start, end, by: operator === '===' ? '!1' : '!0' });
    },
  }).visit(program);
  const isIn = (range: Edit, place: number) => range.start < place && place < range.end;
  const outermost = edits.filter((edit) => !edits.some((other) => isIn(other, edit.start)));
  // A variable belongs to the whole function, wherever it is declared.
  const declared = outermost.flatMap((edit) => {
    const names = variables.filter(({ start }) => isIn(edit, start)).map(({ name }) => name);
    const start = (edit.within ?? 0) + 1;
    return names.length === 0 ? [] : [{ start, end: start, by: `var ${names};` }];
  });
  return [...outermost, ...declared]
    .sort((one, other) => one.start - other.start)
    .reduceRight((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
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
  const listed = instead(instead(instead(declared, renamed, RENAMED), unitless, UNITLESS), ofTools, '');
  const inClass = listed.replace(otherMethods, (_whole, not) => (not === '!' ? '!0' : '!1'));
  const whole = inClass.replace(/^exports\.hydrateRoot = function[\s\S]*?\n\};\n/m, '').replace(unusedMethods, '');
  const reached = parts.reduce(
    (code, { names, instead: body }) => names.split(/\s+/).reduce((rest, name) => without(rest, name, body), code),
    whole,
  );
  return withoutUnusedTags(reached);
}
