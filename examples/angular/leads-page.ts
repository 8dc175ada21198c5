import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'lead-widgets/elements';
import { FEATURES, LANGUAGES, LEADS, MESSAGES, PROVIDER } from '../demo.js';

@Component({
  selector: 'leads-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Leads in Angular</h1>
    <p class="about">
      The tags in a component with CUSTOM_ELEMENTS_SCHEMA: <code>[prop]</code> sets a property, <code>(event)</code> listens.
    </p>

    <div class="controls">
      <label>
        Language
        <select [value]="locale()" (change)="locale.set($any($event.target).value)">
          @for (language of languages; track language.locale) {
            <option [value]="language.locale">{{ language.name }}</option>
          }
        </select>
      </label>
      <button type="button" (click)="isAsking.set(true)">Ask for a review</button>
      <p class="heard" role="status">Last event: {{ heard() }}</p>
    </div>

    <lead-board
      [spId]="provider"
      page-size="3"
      [locale]="locale()"
      [messages]="messages"
      [features]="features"
      (lead-select)="heard.set('lead-select ' + $event.detail.leadId)"
      (lead-change)="heard.set('lead-change ' + $event.detail.leadId + ' ' + $event.detail.change)"
    ></lead-board>

    <h2>Three leads</h2>
    <div class="controls">
      <button type="button" (click)="reverse()">Reverse the order</button>
      <button type="button" [attr.aria-expanded]="areCardsShown()" (click)="areCardsShown.set(!areCardsShown())">
        {{ areCardsShown() ? 'Hide the cards' : 'Show the cards' }}
      </button>
    </div>
    @if (areCardsShown()) {
      <ul class="cards" aria-label="Three leads">
        @for (leadId of leadIds(); track leadId) {
          <li>
            <lead-card
              [spId]="provider"
              [leadId]="leadId"
              [locale]="locale()"
              (lead-change)="heard.set('lead-change ' + leadId + ' ' + $event.detail.change)"
            ></lead-card>
          </li>
        }
      </ul>
    }

    <review-request-modal
      [spId]="provider"
      [locale]="locale()"
      [open]="isAsking()"
      (close)="isAsking.set(false)"
    ></review-request-modal>
  `,
})
export class LeadsPage {
  readonly provider = PROVIDER;
  readonly languages = LANGUAGES;
  readonly messages = MESSAGES;
  readonly features = FEATURES;

  readonly locale = signal('en-US');
  readonly leadIds = signal(LEADS);
  readonly areCardsShown = signal(true);
  readonly isAsking = signal(false);
  readonly heard = signal('nothing yet');

  reverse(): void {
    this.leadIds.update((leadIds) => [...leadIds].reverse());
  }
}
