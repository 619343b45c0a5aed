import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { defineBodySchema } from '../text/body.ts';
import { FOLLOW_KINDS } from './follows.ts';

const TARGET = 'target must be like tag:season:2011-12, member:55, news:3 or search:q=jersey';

const Target = v.pipe(
  v.string(TARGET),
  v.maxLength(300, TARGET),
  v.regex(new RegExp(`^(?:${FOLLOW_KINDS.join('|')}):.+$`), TARGET),
);

export const FollowingQuery = v.object({ target: defineFilterSchema(Target) });

/** Body of `POST /api/follows/`. Undone by `DELETE /api/follows/{id}/`, which is idempotent. */
export const FollowInput = defineBodySchema({ target: Target });

/** Body of `PUT /api/follows/{id}/`. */
export const PauseInput = defineBodySchema({
  is_paused: v.boolean('is_paused must be true or false'),
});
