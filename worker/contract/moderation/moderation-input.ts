import * as v from 'valibot';
import { body } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import { lines } from '../text/text.ts';
import { REPORTED_KINDS, type ReportedKind, type RuleName, RULES } from './moderation.ts';

export const REASON_MAX = 1000;

export const oneOf = <const Names extends readonly string[]>(field: string, names: Names) =>
  v.picklist(names, `${field} must be one of ${names.join(', ')}`);

export const target = {
  kind: oneOf('kind', REPORTED_KINDS as [ReportedKind, ...ReportedKind[]]),
  id: recordId('id must be a number'),
};

export const ruleName = (message: string) =>
  v.picklist(['', ...(Object.keys(RULES) as RuleName[])], message);

/** A reason, which may be empty. @param missing error for one without a visible character */
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

const isExplained = ({ rule, reason }: { rule: string; reason: string }) =>
  rule !== '' || reason !== '';

export const ReportInput = v.pipe(
  body({
    ...target,
    rule: v.optional(ruleName('rule must be one of the house rules'), ''),
    reason: optionalReason(MISSING),
  }),
  v.forward(v.partialCheck([['rule'], ['reason']], isExplained, MISSING), ['reason']),
);

export type ReportBody = v.InferOutput<typeof ReportInput>;

export const ReportForm = v.pipe(
  v.object({ rule: ruleName(CHOOSE), reason: optionalReason(MISSING) }, CHOOSE),
  v.forward(v.partialCheck([['rule'], ['reason']], isExplained, MISSING), ['reason']),
);
