/** Separate from `safety.ts`, so that pages that only link to it load no words of payment. */
export const SAFETY_PATH = '/safety';
