import { askFor } from '../../views/lead-app/use-shown.js';
import { type Diagnosis, isDiagnosis } from '../diagnosis/diagnosis.js';
import { provideSettings } from '../page/provides-settings.js';
import { sourceOf, type WidgetModel } from '../shell/model.js';
import { createWidgetClass } from '../shell/widget-element.js';
import type { ViewSource } from '../shell/widget-view.js';
import { leadAppTable } from './table.js';

/**
 * The class of `<lead-app>`: the views inside have its settings, as those inside a `<lead-gateway>` have, and what a host
 * asks of it is asked of the view that is shown.
 */
export function createClass(view: ViewSource): CustomElementConstructor {
  const Base = createWidgetClass(leadAppTable, view);
  const connect: unknown = Reflect.get(Base.prototype, 'connectedCallback');
  const attributeChanged: unknown = Reflect.get(Base.prototype, 'attributeChangedCallback');

  return class LeadAppElement extends Base {
    readonly #tellInside = provideSettings(this, () => this.#model()?.settings ?? {});
    #isStarted = false;

    connectedCallback(): void {
      this.#isStarted = true;
      if (typeof connect === 'function') Reflect.apply(connect, this, []);
    }

    attributeChangedCallback(...change: unknown[]): void {
      if (typeof attributeChanged === 'function') Reflect.apply(attributeChanged, this, change);
      // The property says where the app has gone; a path that the host writes after that is newer.
      if (this.#isStarted && change[0] === 'path') Reflect.set(this, 'path', undefined);
    }

    override valuesChanged(): void {
      super.valuesChanged();
      this.#tellInside();
    }

    /** Shows another page of the product; a path that is none is left alone. */
    goTo(path: string): void {
      const { goTo } = this.#model()?.methods.current ?? {};
      if (goTo === undefined) askFor(this, String(path));
      else goTo(String(path));
    }

    /** Loads the data of the view again. */
    refresh(): void {
      this.#askView('refresh');
    }

    /** Dispatches every action of the view that waits for a challenge, then empties the queue. */
    async replayChallenges(): Promise<void> {
      await this.#askView('replayChallenges');
    }

    /** Drops every action of the view that waits for a challenge. */
    clearChallenges(): void {
      this.#askView('clearChallenges');
    }

    /** What is wrong with the app, and with the view that is shown. */
    override diagnose(): Diagnosis {
      const own = super.diagnose();
      const shown = this.#askView('diagnose');
      return isDiagnosis(shown) ? { ...shown, tag: own.tag } : own;
    }

    #model(): WidgetModel | null | undefined {
      return this.shadowRoot === null ? null : sourceOf(this.shadowRoot)?.get();
    }

    #askView(name: string): unknown {
      const shown = this.#model()?.methods.current.shownView?.();
      const method: unknown = shown && Reflect.get(shown, name);
      return typeof method === 'function' ? Reflect.apply(method, shown, []) : undefined;
    }
  };
}
