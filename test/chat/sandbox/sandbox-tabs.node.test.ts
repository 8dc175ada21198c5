import { describeTabs } from './sandbox-tabs.js';

describeTabs('Node');
