/** The port to a chat service: its types, and the errors that it rejects with. Importing it registers nothing. */
export * from './contract/chat.js';
