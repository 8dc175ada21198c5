import { describeTesting } from './in-simulated-dom.js';

describeTesting('happy-dom');
