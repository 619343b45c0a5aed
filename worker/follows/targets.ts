import { memberPath } from '@desert/contract/members/members';
import type { FollowKind } from '@desert/contract/notifications/follows';
import { ItemListQuery } from '@desert/contract/store/item-list';
import { formatPrice } from '@desert/contract/store/price-texts';
import { parseTagKey, type TagRef } from '@desert/contract/tags/tags';
import { users } from '@desert/drizzle/schema';
import type { SearchFilters } from '@desert/drizzle/schema/follows';
import { and, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isMember } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { isListedRecord } from '../records/queries.ts';
import { storyKinds } from '../records/registry.ts';
import { readStoredKey } from '../records/tagged.ts';
import { findTags } from '../records/tags.ts';
import { listWordTokens } from '../search/tokenizer.ts';

export interface FollowTarget {
  kind: FollowKind;
  key: string;
}

export interface TargetDescription {
  label: string;
  path: string;
}

/** Letters of a word that the index of searches has. */
export const MIN_TOPIC_LETTERS = 3;

/** Query parameters of a search that say how, not what, it lists. */
const NOT_FILTERS = new Set(['sort', 'cursor', 'limit', 'state']);

/** A player's tag may have their slug; others are kept as they are. */
export async function resolveTarget(database: Database, target: string): Promise<FollowTarget> {
  const [, kind = '', text = ''] = /^(\w+):(.+)$/.exec(target) ?? [];
  if (kind === 'tag') return { kind, key: await readStoredKey(database, text) };
  if (kind !== 'search') return { kind: kind as FollowKind, key: text };
  const given = [...new URLSearchParams(text)].filter(
    ([name, value]) =>
      value.trim() !== '' && name in ItemListQuery.entries && !NOT_FILTERS.has(name),
  );
  const sorted = given.toSorted(([value], [other]) => (value < other ? -1 : 1));
  return { kind, key: new URLSearchParams(sorted).toString() };
}

export const formatTarget = ({ kind, key }: FollowTarget) => `${kind}:${key}`;

/** Parses a search's parameters. @returns undefined if one is invalid, or none filters anything */
export function parseSearch(key: string): SearchFilters | undefined {
  const query = Object.fromEntries(new URLSearchParams(key));
  const { success, output } = v.safeParse(ItemListQuery, query);
  if (!success || key === '') return undefined;
  const { q = '', player = '', category, size, condition, season, tag, min, max } = output;
  const values = Object.entries({ category, size, condition });
  return {
    words: splitWords(`${q} ${player}`),
    values: Object.fromEntries(
      values.flatMap(([name, value]) => (value ? [[name, value.toLowerCase()]] : [])),
    ),
    tags: [...(season ? [`season:${season}`] : []), ...(tag ? [tag] : [])],
    min,
    max,
  };
}

/** The words of a text, as the search index has them. */
export function splitWords(text: string): string[] {
  const words = listWordTokens(text).map(({ word }) => word);
  return [...new Set(words.filter((word) => !word.startsWith('#')))];
}

/** Where the index has a search: at the first letters of its longest word. */
export function chooseTopic({ words }: SearchFilters): string {
  const [longest = ''] = words.toSorted((left, other) => other.length - left.length);
  return longest.slice(0, MIN_TOPIC_LETTERS);
}

/** Labels and paths by target; what is no longer there, or never was, is missing. */
export async function describeTargets(
  database: Database,
  targets: FollowTarget[],
): Promise<Map<string, TargetDescription>> {
  const keysOf = (kind: string) =>
    targets.flatMap((target) => (target.kind === kind ? [target.key] : []));
  const described = await Promise.all([
    describeTags(database, keysOf('tag')),
    describeMembers(database, keysOf('member')),
    Promise.resolve(keysOf('search').flatMap(describeSearch)),
    ...storyKinds.map(async ({ name, table: stories }) => {
      const keys = keysOf(name);
      if (keys.length === 0) return [];
      const rows = await database
        .select({ id: stories.id, title: stories.title })
        .from(stories)
        .where(isListedRecord(stories, keys.map(Number)));
      return rows.map(({ id, title }) => toTargetEntry(`${name}:${id}`, title, `/${name}/${id}`));
    }),
  ]);
  return new Map(described.flat());
}

const toTargetEntry = (
  target: string,
  label: string,
  path: string,
): [string, TargetDescription] => [target, { label, path }];

/** Tags are looked up by a parameter each, of which D1 takes 100 a statement. */
const MAX_TAGS_PER_QUERY = 50;

async function describeTags(database: Database, keys: string[]) {
  const refs = keys.flatMap((key): TagRef | TagRef[] => parseTagKey(key) ?? []);
  const parts = Array.from({ length: Math.ceil(refs.length / MAX_TAGS_PER_QUERY) }, (_, at) =>
    findTags(database, refs.slice(at * MAX_TAGS_PER_QUERY, (at + 1) * MAX_TAGS_PER_QUERY)),
  );
  const tags = (await Promise.all(parts)).flat();
  return tags.map(({ kind, id, label, path }) => toTargetEntry(`tag:${kind}:${id}`, label, path));
}

async function describeMembers(database: Database, keys: string[]) {
  if (keys.length === 0) return [];
  const rows = await database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify(keys.map(Number))}))`,
        isMember,
      ),
    );
  return rows.map(({ id, username }) =>
    toTargetEntry(`member:${id}`, username, memberPath(username)),
  );
}

function describeSearch(key: string) {
  const filters = parseSearch(key);
  if (!filters) return [];
  const { q, player, season, tag, ...others } = Object.fromEntries(new URLSearchParams(key));
  const { min, max } = filters;
  const parts = [
    q && `“${q}”`,
    player,
    season,
    tag,
    others['category'],
    others['size'] && `size ${others['size']}`,
    others['condition'],
    min !== undefined && `from ${formatPrice(min / 100)}`,
    max !== undefined && `up to ${formatPrice(max / 100)}`,
  ].filter(Boolean);
  return [toTargetEntry(`search:${key}`, `Store: ${parts.join(', ')}`, `/merch?${key}`)];
}
