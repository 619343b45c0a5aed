import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { defineBodySchema } from '../text/body.ts';
import { pickName, defineReasonField, defineRuleField, target } from './moderation-input.ts';
import {
  type Action,
  ACTIONS,
  ACTIONS_WITHOUT_REASON,
  type CaseAction,
  OPERATOR_ACTIONS,
  SUSPENSION_DAYS,
} from './moderation.ts';

const MISSING = 'Give a reason. The member will see it';

const DAYS = `days must be one of ${SUSPENSION_DAYS.join(', ')}; 0 means permanently`;

const days = defineFilterSchema(
  v.pipe(
    v.union([v.string(), v.number()], DAYS),
    v.transform(Number),
    v.picklist(SUSPENSION_DAYS, DAYS),
  ),
);

const UNTIL = 'suspended_until must be a time';

/** End of a suspension, as ISO 8601 or ms since 1970. The output is in ms. */
const suspendedUntil = defineFilterSchema(
  v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(30)), v.number()], UNTIL),
    v.transform((time) => new Date(time).getTime()),
    v.safeInteger(UNTIL),
  ),
);

const VERSION = 'version must be a whole number';

const byModerators = ACTIONS.filter(
  (action): action is CaseAction => !OPERATOR_ACTIONS.some((name) => name === action),
);

interface Reasoned {
  action: Action;
  reason: string;
}

/**
 * Body of `POST /api/moderation/actions/`; responds with the `Case`. Status 202: an action with `everything` has not
 * processed all records yet; repeat the request to continue.
 */
export const ActionInput = v.pipe(
  defineBodySchema({
    ...target,
    action: pickName('action', byModerators as [Action, ...Action[]]),
    rule: v.optional(defineRuleField('rule must be one of the house rules'), ''),
    reason: defineReasonField(MISSING),
    days,
    /** `author.suspended_until` as the moderator saw it: 409 for 'unsuspend' if it changed. */
    suspended_until: suspendedUntil,
    /** `context.version` as the moderator read it: 409 if the text changed: no action applies to unread text. */
    version: v.optional(v.pipe(v.number(VERSION), v.safeInteger(VERSION))),
    everything: v.optional(v.boolean('everything must be true or false'), false),
  }),
  v.forward(
    v.partialCheck(
      [['action'], ['reason']],
      ({ action, reason }: Reasoned) => reason !== '' || ACTIONS_WITHOUT_REASON.includes(action),
      MISSING,
    ),
    ['reason'],
  ),
  v.forward(
    v.partialCheck(
      [['action'], ['days']],
      ({ action, days }: { action: Action; days?: number | undefined }) =>
        action !== 'suspend' || days !== undefined,
      'Choose a length',
    ),
    ['days'],
  ),
);

export type ActionBody = v.InferOutput<typeof ActionInput>;
