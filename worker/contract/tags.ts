/** What an item, a post or a memory is tied to: seasons and players of the franchise. */
import * as v from 'valibot';
import { SEASONS } from './seasons.ts';

/** A season by its name, '2011-12'; a player by the id of `GET /api/history/players/`. */
export type TagRef = { kind: 'season'; id: string } | { kind: 'player'; id: number };

/** As records answer with it. */
export type Tag = TagRef & {
  /** 'Shane Doan' */
  label: string;
  /** Of its page: '/history/players/shane-doan'. */
  path: string;
};

/** What a record answers. It is optional: a section may be deployed before the edge. */
export interface Tagged {
  tags?: Tag[];
}

/** How many a record can have. */
export const TAGS_MAX = 10;

/** A tag in one word: 'season:2011-12', 'player:8462038'. */
export function tagKey({ kind, id }: TagRef): string {
  return `${kind}:${id}`;
}

const LIST = 'tags must be a list of seasons and players';
const SEASON = `Seasons are written like 2011-12, from ${SEASONS.at(-1)} to ${SEASONS[0]}`;
export const NO_SUCH_PLAYER = 'No player by that name wore the sweater';

const SeasonRef = v.object({ kind: v.literal('season'), id: v.picklist(SEASONS, SEASON) }, LIST);

const PlayerRef = v.object(
  {
    kind: v.literal('player'),
    id: v.pipe(
      v.number(NO_SUCH_PLAYER),
      v.safeInteger(NO_SUCH_PLAYER),
      v.minValue(1, NO_SUCH_PLAYER),
    ),
  },
  LIST,
);

const Tags = v.pipe(
  v.array(v.variant('kind', [SeasonRef, PlayerRef], LIST), LIST),
  v.maxLength(TAGS_MAX, `You can add up to ${TAGS_MAX} seasons and players`),
  v.check(
    (tags) => new Set(tags.map(tagKey)).size === tags.length,
    'Add each season and player only once',
  ),
);

/** The field of a record's input: what is left out stays as it is. Whatever is wrong is said of the whole field. */
export const TagsInput = v.optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { success, output, issues } = v.safeParse(Tags, dataset.value);
      if (success) return output;
      addIssue({ message: issues[0].message });
      return NEVER;
    }),
  ),
);

/** The fields of a form: one `tagKey` each, and for who has no script, names with commas between. */
export const TAGS_FIELD = 'tags';
export const TAG_NAMES_FIELD = 'tag_names';

/** A season or a player that can be chosen: `GET /api/history/tags/` lists all. */
export type TagChoice = Tag & {
  /** What helps to choose: 'Phoenix Coyotes', 'R, 1995-96 to 2016-17'. */
  about: string;
};
