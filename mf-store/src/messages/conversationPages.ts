/** Bundles the pages of conversations into one chunk: each further chunk would cost the list of items 60 bytes. */
export { AskPage } from './AskPage.tsx';
export { RenewPage } from '../seller/RenewPage.tsx';
export { ProofPage } from '../seller/ProofPage.tsx';
export { ConversationPage } from './ConversationPage.tsx';
