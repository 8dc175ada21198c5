import { allPages } from './all-pages.js';
import { cmsPage } from './cms-page.js';
import { test } from './example-server.js';
import { frameworkPage } from './framework-pages.js';
import { layoutShift } from './layout-shift.js';

// One worker, and so one server.
test.describe.configure({ mode: 'default' });

for (const folder of ['plain', 'react', 'vue', 'svelte', 'angular', 'preact']) frameworkPage(folder);
cmsPage();
allPages();
layoutShift();
