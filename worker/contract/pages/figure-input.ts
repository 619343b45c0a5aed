import * as v from 'valibot';
import { CONNECTIONS } from './figures.ts';

const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

/** Body of `POST /api/figures/`: the vitals of one page load. It names no visitor. */
export const VisitReport = v.object({
  section: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  build: v.pipe(v.string(), v.regex(/^\w{0,40}$/)),
  /** The path of the page's route, such as '/news/:id'; '' for pages of the shell except '/'. */
  page: v.pipe(v.string(), v.maxLength(80)),
  connection: v.picklist(CONNECTIONS),
  vitals: v.object({ LCP: value, INP: value, CLS: value, TTFB: value }),
});

export type VisitReport = v.InferOutput<typeof VisitReport>;
