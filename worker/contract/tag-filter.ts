import * as v from 'valibot';
import { filter } from './filter.ts';

const TAG =
  'tag must be a season, a player, or a game, like season:2011-12, player:shane-doan, or game:2012-05-07';

/** A filter by tag: a `tagKey`, or 'player:' and a player's slug. */
export const TagFilter = filter(
  v.pipe(
    v.string(TAG),
    v.toLowerCase(),
    v.regex(/^(?:season:\d{4}-\d{2}|game:\d{4}-\d{2}-\d{2}|player:[a-z\d][a-z\d-]{0,80})$/, TAG),
  ),
);
