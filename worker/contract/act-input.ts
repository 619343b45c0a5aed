/** What moderators send to `/api/moderation/*`, with what is said of what does not fit. */
import * as v from 'valibot';
import { body } from './body.ts';
import { filter } from './filter.ts';
import { CURSOR, type Cursor, CursorText } from './list-query.ts';
import { oneOf, optionalReason, ruleName, target } from './moderation-input.ts';
import { type Act, ACTS, ACTS_WITHOUT_REASON, SUSPENSION_DAYS } from './moderation.ts';

const MISSING = 'Give a reason. The member will see it';

const DAYS = `days must be one of ${SUSPENSION_DAYS.join(', ')}; 0 means permanently`;

/** The days of a suspension, as number or text. */
const days = filter(
  v.pipe(
    v.union([v.string(), v.number()], DAYS),
    v.transform(Number),
    v.picklist(SUSPENSION_DAYS, DAYS),
  ),
);

const byModerators = ACTS.filter(
  (act): act is Exclude<Act, 'promote' | 'demote'> => !['promote', 'demote'].includes(act),
);

interface Reasoned {
  act: Act;
  reason: string;
}

/** Body of `POST /api/moderation/acts/`, which answers the `Case` as it then is. */
export const ActInput = v.pipe(
  body({
    ...target,
    act: oneOf('act', byModerators as [Act, ...Act[]]),
    rule: v.optional(ruleName('rule must be one of the house rules'), ''),
    reason: optionalReason(MISSING),
    days,
    /** With 'suspend', also hides all that the member wrote; with 'unsuspend', restores what the suspension hid. */
    everything: v.optional(v.boolean('everything must be true or false'), false),
  }),
  v.forward(
    v.partialCheck(
      [['act'], ['reason']],
      ({ act, reason }: Reasoned) => reason !== '' || ACTS_WITHOUT_REASON.includes(act),
      MISSING,
    ),
    ['reason'],
  ),
  v.forward(
    v.partialCheck(
      [['act'], ['days']],
      ({ act, days }: { act: Act; days?: number | undefined }) =>
        act !== 'suspend' || days !== undefined,
      'Choose a length',
    ),
    ['days'],
  ),
);

export type ActBody = v.InferOutput<typeof ActInput>;

/** Query of `GET /api/moderation/cases/`: the open ones where nothing is said; with `kind` and `id` the case of that thing, in any state. */
export const CasesQuery = v.object({
  state: filter(oneOf('state', ['open', 'closed'])),
  kind: filter(target.kind),
  id: filter(target.id),
  cursor: filter(
    v.pipe(
      CursorText,
      v.check(
        ({ sort, value }: Cursor) => sort === 'opened_at' && typeof value === 'number',
        CURSOR,
      ),
    ),
  ),
});

/** Query of `GET /api/moderation/log/`. */
export const LogQuery = v.object({
  full: filter(v.literal('1', 'full must be 1')),
  cursor: filter(
    v.pipe(
      CursorText,
      v.check(({ sort }: Cursor) => sort === undefined, CURSOR),
    ),
  ),
});
