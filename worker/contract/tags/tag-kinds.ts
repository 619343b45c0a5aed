/** The kinds of tags. Types, validation, texts, filters and the form's field follow from this table. */
import { formatDay } from '../history/months.ts';
import { SEASONS, getTeamName } from '../history/seasons.ts';
import type { StructuredData } from '../pages/head.ts';

interface TagKindDeclaration {
  isId: (id: unknown) => boolean;
  /** Error for an id that does not exist. */
  missing: string;
  /** All tags of the kind, unless the database has them: `worker/records/tags.ts`, `worker/history/`. */
  all?: readonly { id: string; label: string; path: string; about: string }[];
  /** Pattern of the id or slug in `?tag=season:2011-12`, and an example. */
  pattern: string;
  example: string;
  /** Name of a tag by its id alone; a label may say more. */
  nameOf?: (id: string) => string;
  /** Structured data: https://schema.org/about. */
  toThing: (label: string) => StructuredData;
}

const DECLARED = {
  season: {
    isId: (id): id is string => SEASONS.includes(id as string),
    missing: `Seasons are written like 2011-12, from ${SEASONS.at(-1)} to ${SEASONS[0]}`,
    all: SEASONS.map((id) => ({ id, label: id, path: `/history/${id}`, about: getTeamName(id) })),
    pattern: '\\d{4}-\\d{2}',
    example: '2011-12',
    nameOf: (year) => year,
    toThing: (label) => ({
      '@type': 'SportsTeam',
      name: `${getTeamName(label)} ${label}`,
      sport: 'Ice hockey',
    }),
  },
  player: {
    isId: (id): id is number => Number.isSafeInteger(id) && (id as number) > 0,
    missing: 'No player by that name wore the sweater',
    pattern: '[a-z\\d][a-z\\d-]{0,80}',
    example: 'shane-doan',
    toThing: (name) => ({ '@type': 'Person', name }),
  },
  game: {
    isId: (id): id is string => typeof id === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(id),
    missing: 'The franchise didn’t play that day',
    pattern: '\\d{4}-\\d{2}-\\d{2}',
    example: '2012-05-07',
    nameOf: formatDay,
    toThing: (name) => ({ '@type': 'SportsEvent', name }),
  },
} satisfies Record<string, TagKindDeclaration>;

export type TagKind = keyof typeof DECLARED;

export type TagId<Kind extends TagKind> = (typeof DECLARED)[Kind]['isId'] extends ((
  id: unknown,
) => id is infer Id)
  ? Id
  : never;

export const TAG_KINDS: Record<TagKind, TagKindDeclaration> = DECLARED;

export const tagKinds = Object.entries(TAG_KINDS) as [TagKind, TagKindDeclaration][];

/** 'seasons, players, and games' */
export const ALL_TAG_KINDS = joinKindNames((kind) => `${kind}s`, 'and');

/** 'season, player, or game' */
export const ONE_TAG_KIND = joinKindNames((kind) => kind, 'or');

/** Without `Intl.ListFormat`, which takes milliseconds to create on a phone. */
function joinKindNames(nameOf: (kind: TagKind) => string, word: string): string {
  const names = tagKinds.map(([kind]) => nameOf(kind));
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`;
}
