/** One chunk: each more would cost the list of items the 60 bytes of its hash. */
export { AskPage } from './AskPage.tsx';
export { ConversationPage } from './ConversationPage.tsx';
