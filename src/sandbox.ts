export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/create-sandbox.js';
export { isSandboxScenario, SANDBOX_SCENARIOS, type SandboxScenario } from './sandbox/scenario/scenarios.js';
export { SANDBOX_LEADS, type SandboxLeadName } from './sandbox/seed/sandbox-leads.js';
