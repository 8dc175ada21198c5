import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'lead-widgets/elements';

@Component({
  selector: 'app-funnel',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <lead-gateway gateway-url="https://office.example.com" auth-mode="none">
        <raq-funnel partner-id="host"></raq-funnel>
      </lead-gateway>
    </main>
  `,
})
export class Funnel {}
