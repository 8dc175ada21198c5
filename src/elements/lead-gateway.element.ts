import type { FetchFunction } from '../gateway/options.js';
import { adoptSheets } from '../theme/sheets.js';
import { surroundingsOf } from './context.js';
import { leadGatewayTable } from './lead-gateway.table.js';
import { provideSettings } from './provides-settings.js';
import { reactive } from './reactive.js';
import { mergeSettings, ownSettings, type WidgetSettings } from './settings.js';

/** The widgets inside are laid out as if the element were not there. */
const NO_BOX = ':host { display: contents }';

/**
 * The class of `<lead-gateway>`: it answers the context requests of the widgets inside, now and with every change. What it
 * does not say itself it takes from the provider around it.
 */
export function createLeadGatewayClass(): CustomElementConstructor {
  return class LeadGatewayElement extends reactive(HTMLElement, leadGatewayTable) {
    readonly #tellInside = provideSettings(this, () => this.#settings());
    readonly #around = surroundingsOf(this);
    #demo: { scenario: string; fetch: FetchFunction } | undefined;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      adoptSheets(root, [NO_BOX]);
      root.append(document.createElement('slot'));
    }

    connectedCallback(): void {
      const root = this.shadowRoot;
      if (root !== null) adoptSheets(root, [NO_BOX]);
      this.#around.ask();
    }

    connectedMoveCallback(): void {
      this.#around.ask();
    }

    disconnectedCallback(): void {
      this.#around.end();
    }

    override valuesChanged(): void {
      this.#tellInside();
    }

    #settings(): WidgetSettings {
      return mergeSettings([this.#own(), this.#around.settings]);
    }

    #own(): WidgetSettings {
      const own = ownSettings(this.values);
      const demo: unknown = this.given('demo');
      if (typeof demo !== 'string' && demo !== true) return own;
      return { ...own, gateway: undefined, fetch: this.#demoFetch(demo === true || demo === '' ? 'default' : demo) };
    }

    /** One sandbox for a scenario: its widgets share what they know, and nothing leaves the page. */
    #demoFetch(scenario: string): FetchFunction {
      if (this.#demo?.scenario !== scenario) this.#demo = { scenario, fetch: createDemoFetch(scenario) };
      return this.#demo.fetch;
    }
  };
}

function createDemoFetch(scenario: string): FetchFunction {
  let sandbox: Promise<{ fetch(request: Request): Promise<Response> }> | undefined;
  return async (address, init) => {
    sandbox ??= import('../sandbox.js').then(({ createSandbox, isSandboxScenario }) =>
      createSandbox(isSandboxScenario(scenario) ? { scenario } : {}),
    );
    const { fetch } = await sandbox.catch((error: unknown) => {
      sandbox = undefined;
      throw error;
    });
    return fetch(new Request(new URL(address, 'https://sandbox.invalid'), init));
  };
}
