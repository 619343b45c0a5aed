import * as v from 'valibot';
import { filter } from './filter.ts';

const TAG = 'tag must be a season or a player, like season:2011-12 or player:shane-doan';

/** Filters by a `tagKey`, or by a player's slug. */
export const TagFilter = filter(
  v.pipe(
    v.string(TAG),
    v.toLowerCase(),
    v.regex(/^(?:season:\d{4}-\d{2}|player:[a-z\d][a-z\d-]{0,80})$/, TAG),
  ),
);
