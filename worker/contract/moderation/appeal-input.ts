import * as v from 'valibot';
import { recordId } from '../text/ids.ts';
import { defineMultilineSchema } from '../text/text.ts';

const APPEAL_MAX = 1000;

export const AppealForm = v.object({
  decision: recordId('decision must be a number'),
  reason: defineMultilineSchema({
    label: 'Explanation',
    max: APPEAL_MAX,
    missing: 'Tell the other moderator what we got wrong',
  }),
});

export type AppealBody = v.InferOutput<typeof AppealForm>;
