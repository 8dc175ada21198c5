import { type Diagnosis, isDiagnosis } from '../element/diagnosis/diagnosis.js';
import { provideSettings } from '../element/page/context.js';
import { callView, sourceOf, type WidgetModel } from '../element/shell/model.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ViewSource } from '../element/shell/widget-view.js';
import { leadAppTable } from './table.js';

/**
 * Creates the class of `<lead-app>`. It gives its settings to the views inside, as `<lead-gateway>` does, and passes
 * method calls to the current view.
 */
export function createClass(view: ViewSource): CustomElementConstructor {
  return class LeadAppElement extends createWidgetClass(leadAppTable, view) {
    readonly #inside = provideSettings(this, () => this.#model()?.settings ?? {});
    #isStarted = false;

    override connectedCallback(): void {
      this.#isStarted = true;
      super.connectedCallback?.();
    }

    override attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
      super.attributeChangedCallback(attribute, before, text);
      // The property has the current path of the app. A newer attribute replaces it.
      if (this.#isStarted && attribute === 'path') Reflect.set(this, 'path', undefined);
    }

    override valuesChanged(): void {
      super.valuesChanged();
      this.#inside.update();
    }

    /** Shows another page of the product. Ignores an unknown path. */
    goTo(path: string): void {
      callView(this, 'goTo', ({ goTo }) => goTo?.(String(path)));
    }

    /** Loads the data of the current view again. */
    refresh(): void {
      if (this.#model()?.methods.current.shownView?.() == null) {
        this.addEventListener('widget-ready', () => this.#callShown('refresh'), { once: true });
      } else this.#callShown('refresh');
    }

    /** Dispatches every action of the current view that waits for a challenge and empties the queue. */
    async replayChallenges(): Promise<void> {
      await this.#callShown('replayChallenges');
    }

    /** Discards every action of the current view that waits for a challenge. */
    clearChallenges(): void {
      this.#callShown('clearChallenges');
    }

    /** Finds what is wrong with the app and with the current view. */
    override async diagnose(): Promise<Diagnosis> {
      const own = await super.diagnose();
      const shown = await this.#callShown('diagnose');
      return isDiagnosis(shown) ? { ...shown, tag: own.tag } : own;
    }

    #model(): WidgetModel | null | undefined {
      return this.shadowRoot === null ? null : sourceOf(this.shadowRoot)?.get();
    }

    #callShown(name: string): unknown {
      const shown = this.#model()?.methods.current.shownView?.();
      const method: unknown = shown && Reflect.get(shown, name);
      return typeof method === 'function' ? Reflect.apply(method, shown, []) : undefined;
    }
  };
}
