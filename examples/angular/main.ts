// Templates are compiled in the browser, so that this page needs no build of Angular's own.
import '@angular/compiler';
import { bootstrapApplication } from '@angular/platform-browser';
import { LeadsPage } from './leads-page.js';

bootstrapApplication(LeadsPage).catch((error) => console.error(error));
