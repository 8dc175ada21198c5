import type { Routes } from '@angular/router';
import { Funnel } from './funnel';
import { Leads } from './leads';

export const routes: Routes = [
  { path: '', component: Leads },
  { path: 'funnel', component: Funnel },
];
