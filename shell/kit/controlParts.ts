/** Components of forms, filters and single pages, in a file of their own: docs/decisions/0008-code-when-needed.md */
import { createLazyComponent } from './lazy/lazyComponent.tsx';

export const LazyBlockButton = createLazyComponent(
  async () => (await import('./blocks/BlockButton.tsx')).BlockButton,
);
export const LazyFilterForm = createLazyComponent(
  async () => (await import('./records/filters/FilterForm.tsx')).FilterForm,
);
export const LazyQueryForm = createLazyComponent(
  async () => (await import('./records/filters/QueryForm.tsx')).QueryForm,
);
export const LazyReportButton = createLazyComponent(
  async () => (await import('./reports/ReportButton.tsx')).ReportButton,
);
export const LazySelectField = createLazyComponent(
  async () => (await import('./form/fields.tsx')).SelectField,
);
export const LazyTextField = createLazyComponent(
  async () => (await import('./form/fields.tsx')).TextField,
);
export const LazyTicket = createLazyComponent(async () => (await import('./ui/Ticket.tsx')).Ticket);
