import * as v from 'valibot';
import { cutText } from '../text/cut-text.ts';

/** Kinds of faults. 'code': code does not load or run; 'uncaught' and 'rejection': an unhandled error or rejection. */
export const FAULTS = ['code', 'component', 'hydration', 'uncaught', 'rejection'] as const;

const MAX_REASON = 300;

/** Matches quoted text, even if the closing quote is cut off. An apostrophe within a word is not a quote. */
const QUOTED = /(["`]|(?<!\w)')(?:\\.|[^\\])*?(?:\1(?!\w)|\\?$)/gs;

/** Body of `POST /api/faults`, a browser's report. */
export const FaultReport = v.object({
  section: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  build: v.pipe(v.string(), v.regex(/^\w{0,40}$/)),
  fault: v.picklist(FAULTS),
  reason: v.pipe(
    v.string(),
    v.transform((text) => cutText(maskPersonalData(text), MAX_REASON)),
  ),
});

export type FaultReport = v.InferOutput<typeof FaultReport>;

/** Removes possible personal data: quoted text, words with '@', and queries and fragments of addresses. */
export function maskPersonalData(text: string): string {
  return text
    .replace(QUOTED, "'…'")
    .replace(/“[^”]*”?/g, "'…'")
    .replace(/\S+/g, (word) => {
      if (word.includes('@')) return '…';
      return word.includes('/') ? word.replace(/[?#].*/, '') : word;
    });
}
