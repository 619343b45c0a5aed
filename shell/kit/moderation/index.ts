/** The kit's exports for the shell's moderation pages, in an entry of their own so that other pages don't load them. */
export { doneText } from './actionWords.ts';
export { CaseCard } from './CaseCard.tsx';
