// Templates are compiled in the browser, so this page needs no Angular build.
import '@angular/compiler';
import { bootstrapApplication } from '@angular/platform-browser';
import { LeadsPage } from './leads-page.js';

bootstrapApplication(LeadsPage).catch((error) => console.error(error));
