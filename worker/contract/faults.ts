import * as v from 'valibot';

/**
 * What can go wrong in a browser: a section's code does not come or run, a component throws, what the server
 * rendered cannot be hydrated; nothing catches an error, or handles a rejected promise.
 */
export const FAULTS = ['code', 'component', 'hydration', 'uncaught', 'rejection'] as const;

/** Characters of a reason that are kept. */
const REASON = 300;

/** With its end missing, where the text was cut; an apostrophe within a word quotes nothing. */
const QUOTED = /(["`]|(?<!\w)')(?:\\.|[^\\])*?(?:\1(?!\w)|\\?$)/gs;

/** What a browser reports of a section, at `POST /api/faults`; answered 204. */
export const FaultReport = v.object({
  /** Or 'shell'. */
  section: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** Identity of the build; '' where it is not known. */
  build: v.pipe(v.string(), v.regex(/^\w{0,40}$/)),
  fault: v.picklist(FAULTS),
  /** What the browser said. */
  reason: v.pipe(
    v.string(),
    v.transform((text) => withoutPersonalData(text).slice(0, REASON)),
  ),
});

export type FaultReport = v.InferOutput<typeof FaultReport>;

/**
 * A text without what may be a visitor's: what is quoted (somebody may have typed it), the queries of addresses
 * and e-mail addresses.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(QUOTED, "'…'")
    .replace(/“[^”]*”?/g, "'…'")
    .replace(/\S+/g, (word) => {
      if (word.includes('@')) return '…';
      return word.includes('/') ? word.replace(/[?#].*/, '') : word;
    });
}
