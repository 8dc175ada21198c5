/** The interface of a chat service: its types and its errors. Importing it registers nothing. */
export * from './gateway/chat/chat.js';
