export { SANDBOX_PATHS, SANDBOX_PURCHASE_PATH } from './sandbox/calls/pathless.js';
export type { SandboxChatCall, SandboxChatControls } from './sandbox/chat/chat-link.js';
export type {
  CarriedConversation,
  CarriedMessage,
  CarriedSession,
  SandboxChatBackend,
} from './sandbox/chat/chat-service.js';
export type { CustomerOptions, CustomerSession, SandboxCustomer } from './sandbox/chat/sandbox-customer.js';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/create-sandbox.js';
export type { BrokenBody, Fault, SandboxFault } from './sandbox/scenarios.js';
export {
  isSandboxScenario,
  SANDBOX_SCENARIOS,
  type SandboxScenario,
  type SandboxWeather,
} from './sandbox/scenarios.js';
export type { SandboxLead } from './sandbox/seed/lead-record.js';
export { SANDBOX_LEADS, SANDBOX_OFFERS, type SandboxLeadName } from './sandbox/seed/sandbox-leads.js';
export { SANDBOX_REQUESTS } from './sandbox/seed/seed-data.js';
export type { SandboxKeep } from './sandbox/state/memory.js';
export { keepInIndexedDb } from './sandbox/state/memory.js';
