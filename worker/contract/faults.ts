import * as v from 'valibot';

/** What a section can do wrong in a browser: its code does not come or run, or a component throws. */
export const FAULTS = ['code', 'component'] as const;

/** Characters of a reason that are kept. */
const REASON = 300;

/** What a browser reports of a section, at `POST /api/faults`; answered 204. */
export const FaultReport = v.object({
  section: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** Identity of the section's build; '' where it is not known. */
  build: v.pipe(v.string(), v.regex(/^\w{0,40}$/)),
  fault: v.picklist(FAULTS),
  /** What the browser said. */
  reason: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, REASON)),
  ),
});

export type FaultReport = v.InferOutput<typeof FaultReport>;
