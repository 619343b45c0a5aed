/** Kit exports for the shell's moderation pages, separate so that other pages don't load them. */
export { doneText, durationOf } from './actionWords.ts';
export { CaseCard } from './CaseCard.tsx';
