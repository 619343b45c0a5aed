/** The kit's exports for the header's search suggestions, in an entry of their own so that pages don't load them. */
export { Marked } from '../search/Marked.tsx';
export { debouncedFetch } from './debouncedFetch.ts';
export { Option, Options } from './Options.tsx';
export { useCombobox } from './useCombobox.ts';
