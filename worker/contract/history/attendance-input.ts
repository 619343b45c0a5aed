import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { PageQuery } from '../records/list-query.ts';
import { defineBodySchema } from '../text/body.ts';
import { optionalLine } from '../text/text.ts';
import { MAX_GAMES, MAX_LINE, MAX_SEAT } from './attendance.ts';
import { GameParams, GamesQuery } from './games.ts';

/** An absent field keeps its value. */
export const AttendanceInput = defineBodySchema({
  seat: v.optional(optionalLine({ label: 'Section or seat', max: MAX_SEAT })),
  line: v.optional(optionalLine({ label: 'Your line', max: MAX_LINE })),
});

export type AttendanceFields = v.InferOutput<typeof AttendanceInput>;

const Dates = v.optional(
  v.pipe(
    v.array(GameParams.entries.date, 'Send a list of dates'),
    v.maxLength(MAX_GAMES, `You can save up to ${MAX_GAMES} games at once`),
  ),
  [],
);

/** Body of `PUT /api/users/me/games/`. */
export const GamesInput = defineBodySchema({ add: Dates, remove: Dates });

export const GamesPrivacy = defineBodySchema({
  private: v.boolean('private must be true or false'),
});

export const AttendancesQuery = v.object({ cursor: PageQuery.entries.cursor });

/** Length of an imported list in an address, which browsers and proxies carry. */
export const MAX_IMPORT = 8000;

export const ChoosableQuery = v.object({
  season: GamesQuery.entries.season,
  opponent: GamesQuery.entries.opponent,
  date: defineFilterSchema(GameParams.entries.date),
  import: defineFilterSchema(v.pipe(v.string(), v.maxLength(MAX_IMPORT, 'That list is too long'))),
});

export type OwnGamesInput = v.InferOutput<typeof ChoosableQuery>;
