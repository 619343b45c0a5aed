/** The components of `controlParts.ts` for pages of the shell, whose files load theirs. */
export { BlockButton } from './blocks/BlockButton.tsx';
export { SelectField, TextField } from './form/fields.tsx';
export { ReportButton } from './reports/ReportButton.tsx';
export { Ticket } from './ui/Ticket.tsx';
