import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'lead-widgets/elements';
import type { WidgetEventDetails } from 'lead-widgets';
import type { LeadBoardElement } from 'lead-widgets/elements';

@Component({
  selector: 'app-leads',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Leads</h1>
      <button type="button" (click)="refresh(board)">Refresh</button>
      <p role="status">Opened {{ opened() }}</p>
      <lead-gateway gateway-url="https://office.example.com" auth-mode="none">
        <lead-board #board [spId]="id" page-size="3" (lead-select)="told($event.detail)"></lead-board>
      </lead-gateway>
    </main>
  `,
})
export class Leads {
  readonly id = '7001';
  protected readonly opened = signal('nothing');

  refresh(board: LeadBoardElement): void {
    board.refresh();
  }

  told(detail: WidgetEventDetails['lead-select']): void {
    this.opened.set(detail.leadId);
  }
}
