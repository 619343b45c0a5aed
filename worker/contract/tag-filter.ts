/** What narrows a list to a season or a player. */
import * as v from 'valibot';
import { filter } from './filter.ts';

const TAG = 'tag must be a season or a player, like season:2011-12 or player:shane-doan';

/** A list's filter by one tag: `tagKey`, or a player by the name in the address of his page. */
export const TagFilter = filter(
  v.pipe(
    v.string(TAG),
    v.toLowerCase(),
    v.regex(/^(?:season:\d{4}-\d{2}|player:[a-z\d][a-z\d-]{0,80})$/, TAG),
  ),
);
