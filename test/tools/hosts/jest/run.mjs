import { unitTests } from '../unit-tests.mjs';

const DOMS = ['jest-environment-jsdom', '@happy-dom/jest-environment'];
const jest = (environment) => ['jest', ['--env', environment], { env: { NODE_OPTIONS: '--experimental-vm-modules' } }];

export const run = (context) =>
  unitTests(context, {
    host: 'Jest',
    packages: ['react', 'react-dom', 'jest@latest', ...DOMS],
    commands: { jsdom: jest('./jsdom-environment.js'), 'happy-dom': jest('@happy-dom/jest-environment') },
    bad: /console\.(?:error|warn)/,
    shown: ['jest', ...DOMS],
  });
