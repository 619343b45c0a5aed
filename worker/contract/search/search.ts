import type { Game } from '../history/games.ts';
import { SEARCH_WIDGET, staticWidgetPath } from '../pages/widgets.ts';
import type { Comment } from '../records/comments.ts';
import {
  type CommentsKind,
  type KindName,
  type KindNames,
  KINDS,
  type StoryName,
  type RecordOf,
  STORY_NAMES,
  toCommentsKind,
} from '../records/kinds.ts';

/** Whether an address returns search results. The edge never caches them, so that deleted records disappear at once. */
export function isFound(address: string): boolean {
  return [SEARCH_PREFIX, staticWidgetPath('', SEARCH_WIDGET)].some((prefix) =>
    address.startsWith(prefix),
  );
}

export type NamedKind = 'players' | 'coaches' | 'seasons' | 'games' | KindName;

export type SearchKind = NamedKind | CommentsKind;

const records = Object.entries(KINDS) as [KindName, KindNames][];

export const NAMED_KINDS: readonly NamedKind[] = [
  'players',
  'coaches',
  'seasons',
  'games',
  ...records.map(([name]) => name),
];

/** In display order for equal matches. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  ...NAMED_KINDS,
  ...STORY_NAMES.map(toCommentsKind),
];

export function isCommentsKind(kind: string): kind is CommentsKind {
  return kind.endsWith('-comments');
}

export function getStoryName(kind: SearchKind): StoryName | undefined {
  return isCommentsKind(kind) ? (kind.slice(0, -'-comments'.length) as StoryName) : undefined;
}

/** A text in pieces; those at odd indices match the search and are highlighted. */
export type MarkedText = string[];

export interface FoundPlayer {
  id: number;
  name: string;
  path: string;
  positions: string[];
  numbers: number[];
  first_season: string;
  last_season: string;
  seasons: number;
  gp: number;
}

export interface FoundCoach {
  id: number;
  name: string;
  path: string;
  years: string;
  games: number;
  record: string;
  /** Awards with their seasons. */
  won: string[];
}

export interface FoundSeason {
  id: number;
  year: string;
  team_name: string;
  record: string;
  playoffs: string;
  path: string;
}

export interface FoundGame extends Game {
  id: number;
  team_name: string;
  path: string;
}

export interface FoundComment extends Pick<Comment, 'id' | 'content' | 'users' | 'created_at'> {
  on: { id: number; title: string };
}

export type FoundOf = {
  players: FoundPlayer;
  coaches: FoundCoach;
  seasons: FoundSeason;
  games: FoundGame;
} & { [Name in KindName]: RecordOf[Name] } & { [Kind in CommentsKind]: FoundComment };

export interface FoundRecord<Record> {
  record: Record;
  title: MarkedText;
  text: MarkedText;
}

export interface FoundGroup<Record> {
  count: number;
  more: boolean;
  found: FoundRecord<Record>[];
}

/** Cap of the count per kind, because counting reads the rows. */
export const MAX_COUNT = 30;

export const GROUP_PAGE_SIZE = 3;

export const SEARCH_PAGE_SIZE = 20;

/** Maximum characters of a search; longer input is cut. */
export const MAX_SEARCH_TEXT = 200;

/** Best match: 'all' words, 'alike' (all words, but only fuzzily), or 'some' words. 'too-short': no searchable word. */
export type SearchOutcome = 'too-short' | 'all' | 'alike' | 'some' | 'nothing';

/** The answer to a question of a known shape, and the page that has it. */
export interface Answer {
  sentence: string;
  href: string;
}

/** Response of `GET /api/search/?q=&kind=&sort=&cursor=`; with `kind`, its `Link` header has the next page. */
export interface SearchResponse {
  outcome: SearchOutcome;
  instead: string[];
  order: SearchKind[];
  groups: { [Kind in SearchKind]: FoundGroup<FoundOf[Kind]> };
  member?: string;
  answer?: Answer;
  /** Whether results are incomplete, because the index is being built. */
  building: boolean;
}

export const SEARCH_PREFIX = '/api/search/';

export const SEARCH_SORTS = ['best', 'newest'] as const;

export const SEARCH_READ = '/api/search/?q=:q&kind=:kind&sort=:sort&cursor=:cursor';

/** A row of `GET /api/search/suggestions/?q=`: at most `MAX_SUGGESTIONS`. */
export interface Suggestion {
  kind: NamedKind | 'member';
  label: MarkedText;
  about: string;
  path: string;
}

export const MAX_SUGGESTIONS = 8;
