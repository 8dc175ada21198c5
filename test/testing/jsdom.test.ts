// @vitest-environment jsdom
import { describeTesting } from './in-simulated-dom.js';

describeTesting('jsdom');
