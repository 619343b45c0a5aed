/** What is sent to `/api/reports/*`, with what is said of what does not fit. */
import * as v from 'valibot';
import { body } from './body.ts';
import { recordId } from './ids.ts';
import { REPORTED_KINDS, type ReportedKind } from './moderation.ts';
import { lines } from './text.ts';

/** Characters. */
export const REASON_MAX = 1000;

/** A name from a list. @param field what it is called in the message */
export const oneOf = <const Names extends readonly string[]>(field: string, names: Names) =>
  v.picklist(names, `${field} must be one of ${names.join(', ')}`);

/** What is reported or looked at. */
export const target = {
  kind: oneOf('kind', REPORTED_KINDS as [ReportedKind, ...ReportedKind[]]),
  id: recordId('id must be a number'),
};

/** Body of `POST /api/reports/new/`. The same reported again has the last reason. */
export const ReportInput = body({
  ...target,
  reason: lines({ label: 'Reason', max: REASON_MAX, missing: 'Tell us what’s wrong' }),
});

export type ReportBody = v.InferOutput<typeof ReportInput>;

/** The form of a report. */
export const ReportForm = v.pick(ReportInput, ['reason']);
