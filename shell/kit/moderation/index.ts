/** What the shell's pages for moderators need of the kit: its own door, so that other pages do without its bytes. */
export { doneText } from './actWords.ts';
export { CaseCard } from './CaseCard.tsx';
