/** Kit exports for the shell's moderation pages, separate so that other pages don't load them. */
export { describeDoneAction, formatOpenTime } from './actionWords.ts';
export { CaseCard } from './CaseCard.tsx';
