/** What a list is asked, in the terms of the index. */
import type { PageQuery } from '@desert/contract/list-query';
import type { RecordKind } from '../../records/kind.ts';
import { wordsBeginning } from '../dictionary.ts';
import { anyTier, termsOf } from '../match.ts';
import { wordsOf } from '../question.ts';
import { AMOUNT_MAX } from './amount-key.ts';
import { ANY, authorTag, rangeTags, TAG_NAME, tagOf, wordTags } from './tags.ts';

/** What a list is asked that is filtered by the index; and texts, by the names of `search.listed`. */
export interface AskedList extends PageQuery {
  q?: string | undefined;
  user_id?: number | undefined;
  /** A username. */
  author?: string | undefined;
  /** `tagKey` of what they are tied to. */
  tag?: string | undefined;
  /** Amounts, both included. */
  min?: number | undefined;
  max?: number | undefined;
  /** A group of a value: 'here'. */
  state?: string | undefined;
}

/** The same, with what the database says to it. */
export interface FoundList extends AskedList {
  /** The ids of those whose they are, by what is asked: nothing is two people's. */
  authors: number[];
}

/** Whether a list is asked for more than the newest of all, of one author or with one tag: those the database has. */
export function needsIndex(asked: AskedList): boolean {
  const names = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined || name === 'limit' || name === 'cursor' || isUnfiltered(name, asked)
      ? []
      : [name],
  );
  return names.length > 1 || names.some((name) => !['user_id', 'author', 'tag'].includes(name));
}

/** Whether the database has what a list is asked for in a group, as well; its tags are of what is here only. */
function isUnfiltered(name: string, { state, tag, user_id, author }: AskedList): boolean {
  if (name !== 'state') return false;
  const isOfOne = user_id !== undefined || author !== undefined;
  return (
    state === 'here' ||
    (state === 'all' && tag === undefined) ||
    (state === 'sold' && tag === undefined && isOfOne)
  );
}

/** The range of amounts that a list is asked for, if it is. */
export function rangeOf({ min, max }: AskedList): { min: number; max: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  // Bounds in the wrong order mean the range between them.
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { min: min ?? 0, max: max ?? AMOUNT_MAX };
}

/**
 * @param range of amounts, where the index is not sorted by them
 * @returns undefined for what nothing can be
 */
export async function listExpression(
  index: D1Database,
  { search }: RecordKind,
  asked: FoundList,
  range: ReturnType<typeof rangeOf>,
): Promise<string | undefined> {
  const { tags = {}, words = {}, groups = {} } = search.listed ?? {};
  const texts = asked as unknown as Record<string, string | undefined>;
  const valuesOf = (names: object) =>
    Object.keys(names).flatMap((name): [string, string][] => {
      const text = texts[name];
      return text === undefined ? [] : [[name, text]];
    });
  const every = [
    ANY,
    ...asked.authors.map(authorTag),
    ...(asked.tag === undefined ? [] : [tagOf(TAG_NAME, asked.tag)]),
    ...valuesOf({ ...tags, ...groups }).map(([name, value]) => tagOf(name, value)),
    ...valuesOf(words).flatMap(([name, value]) => wordTags(name, value)),
  ];
  const blocks = range && rangeTags(range.min, range.max);
  if (blocks?.length === 0) return undefined;
  const typed = wordsOf(asked.q ?? '');
  const others = await wordsBeginning(index, typed);
  return [
    // What every record has is asked for where nothing else is: it would be looked at for each.
    `tags : (${(every.length > 1 ? every.slice(1) : every).map(quoted).join(' AND ')})`,
    ...(typed.length > 0 ? [`(${anyTier(termsOf(typed, others))})`] : []),
    ...(blocks ? [`tags : (${blocks.map(quoted).join(' OR ')})`] : []),
  ].join(' AND ');
}

/** A tag has letters, digits, ':' and '_' only. */
const quoted = (tag: string) => `"${tag}"`;
