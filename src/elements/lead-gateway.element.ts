import type { FetchFunction } from '../gateway/options.js';
import { adoptSheets } from '../theme/sheets.js';
import { isGatewayRequest } from './context.js';
import { leadGatewayTable } from './lead-gateway.table.js';
import { reactive } from './reactive.js';
import { ownSettings, type WidgetSettings } from './settings.js';

/** The widgets inside are laid out as if the element were not there. */
const NO_BOX = ':host { display: contents }';

type Subscriber = (value: WidgetSettings, unsubscribe: () => void) => void;

/** The class of `<lead-gateway>`: it answers the context requests of the widgets inside, now and with every change. */
export function createLeadGatewayClass(): CustomElementConstructor {
  return class LeadGatewayElement extends reactive(HTMLElement, leadGatewayTable) {
    readonly #subscribers = new Map<Subscriber, () => void>();
    #demo: { scenario: string; fetch: FetchFunction } | undefined;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      adoptSheets(root, [NO_BOX]);
      root.append(document.createElement('slot'));
      this.addEventListener('context-request', (event) => {
        if (!isGatewayRequest(event) || event.composedPath()[0] === this) return;
        event.stopPropagation();
        const { callback } = event;
        const unsubscribe = () => void this.#subscribers.delete(callback);
        if (event.subscribe === true) this.#subscribers.set(callback, unsubscribe);
        callback(this.#settings(), unsubscribe);
      });
    }

    connectedCallback(): void {
      this.changed();
    }

    override valuesChanged(): void {
      for (const [receive, unsubscribe] of [...this.#subscribers]) receive(this.#settings(), unsubscribe);
    }

    #settings(): WidgetSettings {
      const own = ownSettings(this.values);
      const demo: unknown = this.given('demo');
      if (typeof demo !== 'string') return own;
      return { ...own, gateway: undefined, fetch: this.#demoFetch(demo === '' ? 'default' : demo) };
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
    const { fetch } = await sandbox;
    return fetch(new Request(new URL(address, 'https://sandbox.invalid'), init));
  };
}
