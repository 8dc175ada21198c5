import type { ChatClient } from '../../gateway/chat/chat.js';
import type { FetchFunction } from '../../gateway/options.js';
import { sheetOf } from '../../ui/theme/sheets.js';
import type { Diagnosis } from '../diagnosis/diagnosis.js';
import { provideSettings, settingsContextOf } from '../page/context.js';
import { beginPage } from '../page/page-listening.js';
import { DEMO_URL, hasWithheldCredentials, mergeSettings, ownSettings, type WidgetSettings } from '../page/settings.js';
import { reactive, reflectHeight, WAITS } from '../shell/reactive.js';
import { readBoolean, unknownValues } from '../shell/values.js';
import { leadGatewayTable } from './table.js';

const displayAs = (display: string) => `:host { display: ${display} }`;

/**
 * Creates the class of `<lead-gateway>`. It answers the context requests of the widgets inside, now and after every
 * change. Settings that it does not have come from the provider around it.
 */
export function createClass(): CustomElementConstructor {
  return class LeadGatewayElement extends reactive(HTMLElement, leadGatewayTable) {
    readonly #inside = provideSettings(this, () => (this.#isWaiting() ? undefined : this.#settings()));
    readonly #context = settingsContextOf(this);
    #demo: Demo | undefined;

    constructor() {
      // Before the element takes its secrets.
      beginPage();
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.append(document.createElement('slot'));
    }

    override connectedCallback(): void {
      this.#drawBox();
      if (!this.hasAttribute(WAITS)) reflectHeight(this);
      this.#context.ask();
    }

    connectedMoveCallback(): void {
      this.#context.ask();
    }

    override disconnectedCallback(): void {
      this.#context.end();
    }

    /** Notifies the widgets inside immediately: they may make their first call before this element updates. */
    override changed(): void {
      super.changed();
      if (#inside in this && this.isConnected) this.#inside.update();
    }

    override valuesChanged(): void {
      this.#drawBox();
      // A framework that hydrates compares the attributes with its own first, and only then lets the element go on.
      if (!this.dataset['height']) reflectHeight(this);
    }

    #isWaiting(): boolean {
      return this.hasAttribute(WAITS) || this.#context.isWaiting;
    }

    /** Loads the data of every widget inside again. */
    refresh(): void {
      this.#inside.callInside('refresh');
    }

    /** Dispatches every action of the widgets inside that waits for a challenge, and empties their queues. */
    async replayChallenges(): Promise<void> {
      await Promise.all(this.#inside.callInside('replayChallenges'));
    }

    /** Discards every action of the widgets inside that waits for a challenge. */
    clearChallenges(): void {
      this.#inside.callInside('clearChallenges');
    }

    /** Finds what is wrong with the settings for the widgets inside. */
    async diagnose(): Promise<Diagnosis> {
      const { diagnose } = await import('../diagnosis/diagnose.js');
      const settings = this.#settings();
      const { authMode } = settings;
      const isWithheld = hasWithheldCredentials(this.#settingsLevels());
      return diagnose(this, {
        settings,
        isWithheld,
        authMode,
        unknownValues: unknownValues(leadGatewayTable, this.values),
        hasBox: this.#hasBox(),
      });
    }

    /** A box by default, so that the page's theme gives the widgets inside the width of its column. */
    #drawBox(): void {
      const sheet = sheetOf(displayAs(this.#hasBox() ? 'block' : 'contents'), this.ownerDocument);
      if (this.shadowRoot?.adoptedStyleSheets && sheet) this.shadowRoot.adoptedStyleSheets = [sheet];
    }

    #hasBox(): boolean {
      return !readBoolean(this.rawValue('contents'));
    }

    #settings(): WidgetSettings {
      return mergeSettings(this.#settingsLevels());
    }

    #settingsLevels(): readonly WidgetSettings[] {
      return [this.#own(), this.#context.settings];
    }

    #own(): WidgetSettings {
      const own = ownSettings(this.values);
      const demo: unknown = this.rawValue('demo');
      if (typeof demo !== 'string' && demo !== true) return own;
      const { fetch, chat } = this.#demoOf(demo === true || demo === '' ? 'default' : demo);
      return { ...own, gateway: undefined, gatewayUrl: DEMO_URL, fetch, chat: own.chat ?? chat };
    }

    /** One sandbox per scenario. The widgets inside share its data, and no request leaves the page. */
    #demoOf(scenario: string): Demo {
      if (this.#demo?.scenario !== scenario) this.#demo = createDemo(scenario);
      return this.#demo;
    }
  };
}

interface Demo {
  readonly scenario: string;
  readonly fetch: FetchFunction;
  readonly chat: ChatClient;
}

function createDemo(scenario: string): Demo {
  let made: ReturnType<typeof import('../../sandbox.js')['createSandbox']> | undefined;

  async function sandbox() {
    const { createSandbox, isSandboxScenario } = await import('../../sandbox.js');
    made ??= createSandbox({ anyLead: true, ...(isSandboxScenario(scenario) && { scenario }) });
    return made;
  }

  return {
    scenario,
    fetch: async (address, init) => (await sandbox()).fetch(new Request(address, init)),
    chat: { open: async (options) => (await sandbox()).chat.open(options) },
  };
}
