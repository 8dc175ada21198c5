import { allPages } from './all-pages.js';
import { cmsPage } from './cms-page.js';
import { examples } from './example-server.js';
import { frameworkPage } from './framework-pages.js';
import { layoutShift } from './layout-shift.js';

const served = examples();

for (const folder of ['plain', 'react', 'vue', 'svelte', 'angular', 'preact']) frameworkPage(served, folder);
cmsPage(served);
allPages(served);
layoutShift(served);
