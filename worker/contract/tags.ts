import * as v from 'valibot';
import { SEASONS } from './seasons.ts';

export type TagRef =
  | { kind: 'season'; id: string }
  | { kind: 'player'; id: number }
  /** A game by its date: '2012-05-07'. */
  | { kind: 'game'; id: string };

export type Tag = TagRef & {
  label: string;
  path: string;
};

/** A record's tags. Optional, because a section may be deployed before the edge. */
export interface Tagged {
  tags?: Tag[];
}

export const TAGS_MAX = 10;

export function tagKey({ kind, id }: TagRef): string {
  return `${kind}:${id}`;
}

const LIST = 'tags must be a list of seasons, players, and games';
const SEASON = `Seasons are written like 2011-12, from ${SEASONS.at(-1)} to ${SEASONS[0]}`;
export const NO_SUCH_PLAYER = 'No player by that name wore the sweater';
export const NO_SUCH_GAME = 'The franchise didn’t play that day';

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

const GameRef = v.object(
  { kind: v.literal('game'), id: v.pipe(v.string(NO_SUCH_GAME), v.isoDate(NO_SUCH_GAME)) },
  LIST,
);

const Tags = v.pipe(
  v.array(v.variant('kind', [SeasonRef, PlayerRef, GameRef], LIST), LIST),
  v.maxLength(TAGS_MAX, `You can add up to ${TAGS_MAX} tags`),
  v.check((tags) => new Set(tags.map(tagKey)).size === tags.length, 'Add each tag only once'),
);

/** Input field of a record; if missing, an edit leaves the tags unchanged. Reports one error for the whole field. */
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

/** Form fields with a `tagKey` each; without JavaScript, `TAG_NAMES_FIELD` has comma-separated names. */
export const TAGS_FIELD = 'tags';
export const TAG_NAMES_FIELD = 'tag_names';

export type TagChoice = Tag & {
  about: string;
};
