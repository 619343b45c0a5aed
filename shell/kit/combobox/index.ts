/** Kit exports for the header's search suggestions, separate so that other pages don't load them. */
export { Marked } from '../text/Marked.tsx';
export { createDebouncedFetch } from './debouncedFetch.ts';
export { Option, Options } from './Options.later.tsx';
export { useCombobox } from './useCombobox.ts';
