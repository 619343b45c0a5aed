import { type KindName, KINDS } from '@desert/contract/kinds';
import { listAddress } from './filters/filters.ts';

/** A kind of record, as its section declares it. */
export interface RecordKind {
  /** The address of its list in the API: '/api/news/'. */
  list: string;
  /** Where its records are shown: '/news'. */
  path: string;
  /** The field of a comment or an image that says which record it is of: 'news_id'. */
  field: string;
  /** What visitors call it: 'post'. */
  word: string;
  /** What they call several: 'posts'. */
  plural: string;
}

/**
 * Where the form of a new record is, for one that is tied to the same as a page.
 * @param search the page's query string, with its tag if it has one
 */
export function newRecordPath({ path }: RecordKind, search: string): string {
  const tag = new URLSearchParams(search).get('tag') ?? '';
  return listAddress(`${path}/new`, [['tag', tag]]);
}

/** @param word what visitors call one of them */
export function recordKind(name: KindName, word: string): RecordKind {
  const { field, plural } = KINDS[name];
  return { list: `/api/${name}/`, path: `/${name}`, field, word, plural };
}
