import { type KindName, KINDS } from '@desert/contract/kinds';
import { listAddress } from './filters/filters.ts';

export interface RecordKind {
  /** The address of its list in the API: '/api/news/'. */
  list: string;
  /** Where its records are shown: '/news'. */
  path: string;
  /** The field of a comment or an image that says which record it is of: 'news_id'. */
  field: string;
  /** What visitors call it: 'post'. */
  word: string;
  plural: string;
}

/** Address of the form with the page's tag preselected. @param search query string of the page */
export function newRecordPath({ path }: RecordKind, search: string): string {
  const tag = new URLSearchParams(search).get('tag') ?? '';
  return listAddress(`${path}/new`, [['tag', tag]]);
}

export function recordKind(name: KindName, word: string): RecordKind {
  const { field, plural } = KINDS[name];
  return { list: `/api/${name}/`, path: `/${name}`, field, word, plural };
}
