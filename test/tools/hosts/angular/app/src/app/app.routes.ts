import type { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', loadComponent: async () => (await import('./leads')).Leads },
  { path: 'funnel', loadComponent: async () => (await import('./funnel')).Funnel },
];
