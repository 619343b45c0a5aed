import type { PageQuery } from '@desert/contract/records/list-query';
import type { RecordKind } from '../../records/kind.ts';
import { expandPrefixes } from '../fuzzy.ts';
import { parseWords } from '../question.ts';
import { buildAnyTier, toTerms } from '../ranking.ts';
import { MAX_AMOUNT } from './amount-key.ts';
import { ANY, toAuthorTag, listLabelTags, listRangeTags, TAG_NAME, toIndexTag } from './tags.ts';

/** A list's query, with filter texts by their names in `search.listed`. */
export interface RecordListQuery extends PageQuery {
  q?: string | undefined;
  user_id?: number | undefined;
  author?: string | undefined;
  tag?: string | undefined;
  /** Minimum amount, inclusive, in the unit of `search.listed.amount`. */
  min?: number | undefined;
  max?: number | undefined;
  state?: string | undefined;
}

export interface FoundList extends RecordListQuery {
  /** User ids. A record must be by all of them, so two different ones match nothing. */
  authors: number[];
}

/** Whether the list needs the search index: the database can list by newest, author or tag alone. */
export function needsIndex(query: RecordListQuery): boolean {
  const names = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || name === 'limit' || name === 'cursor' || isUnfiltered(name, query)
      ? []
      : [name],
  );
  return names.length > 1 || names.some((name) => !['user_id', 'author', 'tag'].includes(name));
}

/**
 * Whether a parameter is a `state` filter that the database evaluates itself: available items, also by author or tag;
 * all items without a tag; sold items of one author.
 */
function isUnfiltered(name: string, { state, tag, user_id, author }: RecordListQuery): boolean {
  if (name !== 'state') return false;
  const isOfOne = user_id !== undefined || author !== undefined;
  return (
    state === 'here' ||
    (state === 'all' && tag === undefined) ||
    (state === 'sold' && tag === undefined && isOfOne)
  );
}

export function toPriceRange({
  min,
  max,
}: RecordListQuery): { min: number; max: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  // Bounds in the wrong order are swapped.
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { min: min ?? 0, max: max ?? MAX_AMOUNT };
}

/**
 * The FTS5 expression of a list. @param range of amounts, unless the index is sorted by them @returns undefined if
 * nothing can match
 */
export async function listExpression(
  index: D1Database,
  { search }: RecordKind,
  query: FoundList,
  range: ReturnType<typeof toPriceRange>,
): Promise<string | undefined> {
  const { tags = {}, labels = {}, groups = {} } = search.listed ?? {};
  const texts = query as unknown as Record<string, string | undefined>;
  const valuesOf = (names: object) =>
    Object.keys(names).flatMap((name): [string, string][] => {
      const text = texts[name];
      return text === undefined ? [] : [[name, text]];
    });
  const every = [
    ANY,
    ...query.authors.map(toAuthorTag),
    ...(query.tag === undefined ? [] : [toIndexTag(TAG_NAME, query.tag)]),
    ...valuesOf({ ...tags, ...groups }).map(([name, value]) => toIndexTag(name, value)),
    ...valuesOf(labels).flatMap(([name, value]) => listLabelTags(labels, name, value)),
  ];
  const blocks = range && listRangeTags(range.min, range.max);
  if (blocks?.length === 0) return undefined;
  const typed = parseWords(query.q ?? '');
  const others = await expandPrefixes(index, typed);
  return [
    // A tag that every record has is used only if there is no other: it would be evaluated for each row.
    `tags : (${(every.length > 1 ? every.slice(1) : every).map(quoteTag).join(' AND ')})`,
    ...(typed.length > 0 ? [`(${buildAnyTier(toTerms(typed, others))})`] : []),
    ...(blocks ? [`tags : (${blocks.map(quoteTag).join(' OR ')})`] : []),
  ].join(' AND ');
}

/** Tags need no escaping: letters, digits, ':' and '_' only. */
const quoteTag = (tag: string) => `"${tag}"`;
