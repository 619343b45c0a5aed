/** What is sent to `/api/reports/*`, with what is said of what does not fit. */
import * as v from 'valibot';
import { body } from './body.ts';
import { recordId } from './ids.ts';
import { REPORTED_KINDS, type ReportedKind, type RuleName, RULES } from './moderation.ts';
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

/** A house rule, or '' for none. @param message the error for other values */
export const ruleName = (message: string) =>
  v.picklist(['', ...(Object.keys(RULES) as RuleName[])], message);

/** An optional reason, validated if it is not empty. */
export const optionalReason = (missing: string) =>
  v.optional(
    v.lazy((text): v.GenericSchema<unknown, string> => {
      const isEmpty = typeof text === 'string' && text.trim() === '';
      return isEmpty
        ? v.pipe(v.string(), v.trim())
        : lines({ label: 'Reason', max: REASON_MAX, missing });
    }),
    '',
  );

const CHOOSE = 'Choose a rule';

const MISSING = 'Tell us what’s wrong';

/** Whether a report has a rule or a reason. */
const isExplained = ({ rule, reason }: { rule: string; reason: string }) =>
  rule !== '' || reason !== '';

/** Body of `POST /api/reports/new/`. A repeated report replaces the rule and reason. */
export const ReportInput = v.pipe(
  body({
    ...target,
    rule: v.optional(ruleName('rule must be one of the house rules'), ''),
    reason: optionalReason(MISSING),
  }),
  v.forward(v.partialCheck([['rule'], ['reason']], isExplained, MISSING), ['reason']),
);

export type ReportBody = v.InferOutput<typeof ReportInput>;

/** The report form, in which "Something else" is a choice of its own. */
export const ReportForm = v.pipe(
  v.object({ rule: ruleName(CHOOSE), reason: optionalReason(MISSING) }, CHOOSE),
  v.forward(v.partialCheck([['rule'], ['reason']], isExplained, MISSING), ['reason']),
);
