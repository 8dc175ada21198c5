import r2wc from '@r2wc/react-to-web-component';
import { version } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '../../session/session.js';
import { ignoreStrayPresses } from '../../ui/stray-press.js';
import { adoptSheets, themeSheets, uiSheets } from '../../ui/theme/sheets.js';
import type { Diagnosis } from '../diagnosis/diagnosis.js';
import { faultLog } from '../diagnosis/fault-log.js';
import type { AnalyticsEvent, Emit } from '../events/widget-event.js';
import { nearestLang, settingsContextOf } from '../page/context.js';
import { forgetSeen } from '../page/observed.js';
import { sharedPage } from '../page/page.js';
import { beginPage } from '../page/page-listening.js';
import {
  gatewayMistakeOf,
  hasWithheldCredentials,
  mergeSettings,
  ownSettings,
  type WidgetSettings,
} from '../page/settings.js';
import type { MethodSlot } from '../widget/widget-context.js';
import { canBoot } from './define.js';
import { callView, makeWaitingCalls, registerSource, type WidgetModel } from './model.js';
import { type ReactiveElement, reactive, reflectHeight } from './reactive.js';
import { attributeName, type ElementTable } from './table.js';
import { missingAttributes, unknownValues } from './values.js';
import { WidgetRoot } from './widget-root.js';
import { loadedView, type ViewSource } from './widget-view.js';

const guarded = new WeakSet<ShadowRoot>();

type WidgetClass = new () => ReactiveElement & { diagnose(): Promise<Diagnosis> };

/**
 * Creates the class of a tag. r2wc mounts and unmounts the React root in the shadow root.
 * React gets the attributes and properties as one model. A move keeps the root. A removal ends it after the task.
 *
 * @throws {Error} where the app has a React before 19, which cannot render a widget
 */
export function createWidgetClass(table: ElementTable, view: ViewSource): WidgetClass {
  if (Number.parseInt(version, 10) < 19) {
    throw new Error(`lead-widgets needs React 19 or newer; this app has ${version}.`);
  }
  const Base = r2wc(WidgetRoot, { shadow: 'open' });

  return class WidgetElement extends reactive(Base, table) {
    #model: WidgetModel | null = null;
    #isMounted = false;
    #isMountQueued = false;
    readonly #context = settingsContextOf(this);
    readonly #listeners = new Set<() => void>();
    readonly #log = faultLog(table.tag, () => this.#missing());
    readonly #methods: MethodSlot = {
      current: {},
      onRegister: () => makeWaitingCalls(this),
    };
    readonly #session: { current: Session | null } = { current: null };
    readonly #invalidMessages: WidgetModel['invalidMessages'] = { current: new Set() };

    constructor() {
      // Before the element takes its secrets.
      beginPage();
      super();
      const root = this.shadowRoot;
      if (root === null) return;
      adoptSheets(root, [...themeSheets, ...uiSheets]);
      ignoreStrayPresses(root);
      registerSource(root, {
        get: () => this.#model,
        subscribe: (listener) => {
          this.#listeners.add(listener);
          return () => this.#listeners.delete(listener);
        },
      });
    }

    override connectedCallback(): void {
      // A move to another document loses the style sheets.
      if (this.shadowRoot !== null) adoptSheets(this.shadowRoot);
      this.#context.ask();
    }

    /** `moveBefore()` keeps all state, but the providers around the element may be different. */
    connectedMoveCallback(): void {
      this.#context.ask();
    }

    override disconnectedCallback(): void {
      // After a move the element is connected again when this runs. The root and the typed text stay.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#context.end();
        if (!this.#isMounted) return;
        this.#isMounted = false;
        forgetSeen(this);
        super.disconnectedCallback?.();
        this.#model = null;
      });
    }

    override valuesChanged(): void {
      if (this.#context.isWaiting && !this.#isMounted) return;
      const provided = this.values;
      this.#model = {
        host: this,
        table,
        view,
        provided,
        settings: this.#settings(),
        gatewayMistake: this.#gatewayMistake(),
        lang: nearestLang(this),
        missing: missingAttributes(table, provided),
        emit: this.#emit,
        answered: this.#log.answered,
        reflect: this.#reflect,
        methods: this.#methods,
        session: this.#session,
        invalidMessages: this.#invalidMessages,
      };
      if (this.#isMounted) {
        for (const listener of this.#listeners) listener();
        return;
      }
      this.#isMounted = true;
      if (canBoot()) this.#queueMount();
      else void import('./boot-panel.js').then(({ showBootPanel }) => showBootPanel(this));
    }

    #queueMount(): void {
      if (this.#isMountQueued) return;
      this.#isMountQueued = true;
      queueMount(() => {
        this.#isMountQueued = false;
        const root = this.shadowRoot;
        if (!this.#isMounted || root === null) return;
        super.connectedCallback?.();
        reflectHeight(this);
        // After React's own listeners, because React must get the keys first.
        stopTypedKeys(root);
      });
    }

    /** Loads the data again. */
    refresh(): void {
      const run = () => callView(this, 'refresh', ({ refresh }) => refresh?.());
      // Right after a sign-out the old view is still mounted.
      if (this.#session.current?.ended.aborted) setTimeout(run);
      else run();
    }

    /** Dispatches every action that waits for a challenge and empties the queue. */
    replayChallenges(): Promise<void> {
      return this.#session.current?.challenges.replayAll() ?? Promise.resolve();
    }

    /** Discards every action that waits for a challenge. */
    clearChallenges(): void {
      this.#session.current?.challenges.clear();
    }

    /** Removes a lead from this board. Makes no call. */
    hideLead(leadId: string): void {
      callView(this, 'hideLead', ({ hideLead }) => hideLead?.(String(leadId)));
    }

    /** Finds what is wrong with this embed, and the line that fixes it. */
    async diagnose(): Promise<Diagnosis> {
      const { diagnose } = await import('../diagnosis/diagnose.js');
      const settings = this.#settings();
      return diagnose(this, {
        settings,
        isWithheld: hasWithheldCredentials(this.#settingsLevels()),
        authMode: settings.authMode ?? loadedView(view)?.authMode,
        missing: this.#missing(),
        unknownValues: unknownValues(table, this.values),
        log: this.#log,
        invalidMessages: [...this.#invalidMessages.current],
        hasBox: true,
      });
    }

    #missing(): readonly string[] {
      return missingAttributes(table, this.values).map(attributeName);
    }

    #settings(): WidgetSettings {
      return mergeSettings(this.#settingsLevels());
    }

    #settingsLevels(): readonly WidgetSettings[] {
      return [ownSettings(this.values), this.#context.settings, sharedPage().settings];
    }

    /** An empty `<lead-gateway>` is an error only after a call failed: the page's own origin may be the gateway. */
    #gatewayMistake(): WidgetModel['gatewayMistake'] {
      const mistake = gatewayMistakeOf(this, this.#settings());
      const isWell = this.#log.hasAnswer || this.#log.faults().length === 0;
      return mistake === 'emptyGateway' && isWell ? undefined : mistake;
    }

    readonly #reflect = (name: string, value: unknown): void => {
      if (name in table.properties) this.setForSession(name, value);
      else Reflect.set(this, name, value);
    };

    readonly #emit: Emit = (name, detail) => {
      this.#log.record(name, detail);
      if (name === 'analytics' && isAnalytics(detail)) callHost(this.#model?.settings.analytics, detail);
      if (name === 'widget-error' && this.#gatewayMistake() !== this.#model?.gatewayMistake) this.changed();
      const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'navigate' });
      return this.dispatchEvent(event);
    };
  };
}

function isAnalytics(detail: object): detail is AnalyticsEvent {
  return 'name' in detail;
}

/** An error thrown by a host's listener is reported to the page and stops nothing here. */
function callHost(listener: WidgetSettings['analytics'], event: AnalyticsEvent): void {
  try {
    listener?.(event);
  } catch (error) {
    reportError(error);
  }
}

/**
 * Hides typing in a widget's fields from the page. The page's hotkeys see the host element instead of the field and
 * would act on the letters. React listens on the same root and has handled the event by then.
 */
function stopTypedKeys(root: ShadowRoot): void {
  if (guarded.has(root)) return;
  guarded.add(root);
  for (const name of ['keydown', 'keypress', 'keyup'] as const) {
    root.addEventListener(name, (event) => {
      if (isTypedInto(event.composedPath()[0])) event.stopPropagation();
    });
  }
}

function isTypedInto(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type);
  return target.matches('textarea, select, option') || target.isContentEditable;
}

/** The longest time to render before other tasks of the page run, in milliseconds. Browsers call 50 ms a long task. */
const SLICE_MS = 50;

const waiting: (() => void)[] = [];
let isDue = false;

/**
 * Mounts a React root together with others of the same task, one after the other. React's own scheduler gives every
 * root a task, with layout and paint in between, which makes fifty cards twice as slow.
 */
function queueMount(mount: () => void): void {
  waiting.push(mount);
  if (isDue) return;
  isDue = true;
  queueMicrotask(mountSome);
}

function mountSome(): void {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end) {
    const mount = waiting.shift();
    if (mount === undefined) {
      isDue = false;
      return;
    }
    try {
      flushSync(mount);
    } catch (error) {
      reportError(error);
    }
  }
  setTimeout(mountSome);
}
