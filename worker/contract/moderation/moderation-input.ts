import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import { defineMultilineSchema } from '../text/text.ts';
import { REPORTED_KINDS, type ReportedKind, type RuleName, RULES } from './moderation.ts';

export const MAX_REASON = 1000;

export const pickName = <const Names extends readonly string[]>(field: string, names: Names) =>
  v.picklist(names, `${field} must be one of ${names.join(', ')}`);

export const target = {
  kind: pickName('kind', REPORTED_KINDS as [ReportedKind, ...ReportedKind[]]),
  id: recordId('id must be a number'),
};

export const defineRuleField = (message: string) =>
  v.picklist(['', ...(Object.keys(RULES) as RuleName[])], message);

/** A reason, which may be empty. @param missing error for one without a visible character */
export const defineReasonField = (missing: string) =>
  v.optional(
    v.lazy((text): v.GenericSchema<unknown, string> => {
      const isEmpty = typeof text === 'string' && text.trim() === '';
      return isEmpty
        ? v.pipe(v.string(), v.trim())
        : defineMultilineSchema({ label: 'Reason', max: MAX_REASON, missing });
    }),
    '',
  );

const CHOOSE = 'Choose a rule';

const MISSING = 'Tell us what’s wrong';

const isExplained = ({ rule, reason }: { rule: string; reason: string }) =>
  rule !== '' || reason !== '';

export const ReportInput = v.pipe(
  defineBodySchema({
    ...target,
    rule: v.optional(defineRuleField('rule must be one of the house rules'), ''),
    reason: defineReasonField(MISSING),
  }),
  v.forward(v.partialCheck([['rule'], ['reason']], isExplained, MISSING), ['reason']),
);

export type ReportBody = v.InferOutput<typeof ReportInput>;

export const ReportFormSchema = v.pipe(
  v.object({ rule: defineRuleField(CHOOSE), reason: defineReasonField(MISSING) }, CHOOSE),
  v.forward(v.partialCheck([['rule'], ['reason']], isExplained, MISSING), ['reason']),
);
