/** What `/api/search/*` accepts and answers. */
import type { Comment } from './comments.ts';
import { type KindName, type KindNames, KINDS, type StoryName, type RecordOf } from './kinds.ts';
import { SEARCH_WIDGET, staticWidgetPath } from './widgets.ts';

/** Whether an address answers what was found: what is deleted is not found from that moment on. */
export function isFound(address: string): boolean {
  return [SEARCH_PREFIX, staticWidgetPath('', SEARCH_WIDGET)].some((prefix) =>
    address.startsWith(prefix),
  );
}

/** What is found by its name or title. */
export type NamedKind = 'players' | 'seasons' | KindName;

/** Comments on the stories of a kind. */
export type CommentsKind = `${StoryName}-comments`;

export type SearchKind = NamedKind | CommentsKind;

const records = Object.entries(KINDS) as [KindName, KindNames][];

/** What can be found that has a name or title, in the order of showing. */
export const NAMED_KINDS: readonly NamedKind[] = [
  'players',
  'seasons',
  ...records.map(([name]) => name),
];

/** What can be found, in the order in which it is shown where nothing is found better. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  ...NAMED_KINDS,
  ...records.flatMap(([name, { hasComments }]) =>
    hasComments ? [`${name}-comments` as CommentsKind] : [],
  ),
];

/** Whether a kind is that of comments. */
export function isCommentsKind(kind: string): kind is CommentsKind {
  return kind.endsWith('-comments');
}

/** The kind that comments are on; undefined for what is no comment. */
export function storiesOf(kind: SearchKind): StoryName | undefined {
  return isCommentsKind(kind) ? (kind.slice(0, -'-comments'.length) as StoryName) : undefined;
}

/** Text in pieces that take turns: the first is not what was looked for, the second is, and so on. */
export type MarkedText = string[];

/** A player as he is found: all of his seasons with the franchise together. */
export interface FoundPlayer {
  id: number;
  name: string;
  /** Of his page: '/history/players/shane-doan'. */
  path: string;
  /** 'C', 'R', 'L', 'D' or 'G': most played first. */
  positions: string[];
  /** The numbers he wore, most worn first; empty where no source knows. */
  numbers: number[];
  /** '1996-97' */
  first_season: string;
  last_season: string;
  seasons: number;
  /** Games played with the franchise. */
  gp: number;
}

/** A season as it is found. */
export interface FoundSeason {
  id: number;
  /** '2011-12' */
  year: string;
  team_name: string;
  record: string;
  playoffs: string;
  path: string;
}

/** A comment as it is found. */
export interface FoundComment extends Pick<Comment, 'id' | 'content' | 'users' | 'created_at'> {
  /** The story that it is on. */
  on: { id: number; title: string };
}

/** What is answered of each kind, as its list does. */
export type FoundOf = {
  players: FoundPlayer;
  seasons: FoundSeason;
} & { [Name in KindName]: RecordOf[Name] } & { [Kind in CommentsKind]: FoundComment };

/** Something that was found. */
export interface Found<Record> {
  record: Record;
  /** Its name or title, with the words marked; empty where it has none. */
  title: MarkedText;
  /** That part of its text which has the words; empty where none has. */
  text: MarkedText;
}

/** What was found of one kind. */
export interface FoundGroup<Record> {
  /** How many there are, up to `COUNT_MAX`. */
  count: number;
  /** Whether there are more than that. */
  more: boolean;
  /** The first few, or where the kind was asked for, a page. */
  found: Found<Record>[];
}

/** Up to how many are counted of each kind: counting reads them. */
export const COUNT_MAX = 30;

/** How many of each kind are answered where none was asked for. */
export const GROUP_SIZE = 3;

/** How many are on a page of one kind. */
export const SEARCH_PAGE_SIZE = 20;

/** Characters; what is typed beyond them is not looked at. */
export const SEARCH_TEXT_MAX = 200;

/**
 * What came of a search: 'too-short' where it has no word to look for; 'all' words were found, or those
 * like them ('alike'), or only 'some' of them; or nothing.
 */
export type SearchOutcome = 'too-short' | 'all' | 'alike' | 'some' | 'nothing';

/** `GET /api/search/?q=&kind=&sort=&cursor=`. The next page of one kind: `Link`. */
export interface SearchAnswer {
  outcome: SearchOutcome;
  /** The words that are in the site's texts in place of what was typed, where they are other ones: 'Gretzky'. */
  instead: string[];
  /** The kinds of which something was found, best first. */
  order: SearchKind[];
  /** Every kind. */
  groups: { [Kind in SearchKind]: FoundGroup<FoundOf[Kind]> };
  /** The username of the member whose name was typed, if there is one. */
  member?: string;
  /** Whether the index is being made: not all can be found yet. */
  building: boolean;
}

/** How the addresses begin that searches are asked at. */
export const SEARCH_PREFIX = '/api/search/';

export const SEARCH_SORTS = ['best', 'newest'] as const;

/** The read of `/search`, by the query of that page; see `expandTemplate`. */
export const SEARCH_READ = '/api/search/?q=:q&kind=:kind&sort=:sort&cursor=:cursor';

/** What is suggested while somebody types: `GET /api/search/suggestions/?q=`, `SUGGESTIONS_MAX` at most. */
export interface Suggestion {
  kind: NamedKind | 'member';
  label: MarkedText;
  /** What it is, in a word or two: 'C, 1996-97 to 2016-17', 'Post'. */
  about: string;
  path: string;
}

export const SUGGESTIONS_MAX = 8;
