import { type KindName, type KindNames, KINDS } from '@desert/contract/records/kinds';
import { listAddress } from './filters/filters.ts';

export interface KindDescription {
  /** API address of the list: '/api/news/'. */
  list: string;
  /** Path of the pages: '/news'. */
  path: string;
  /** Field of comments and images that refers to the record: 'news_id'. */
  field: string;
  /** Word for a record in texts: 'post'. */
  word: string;
  plural: string;
  imagesAreOptional: boolean;
}

/** Address of the form for a new record, which preselects the page's tag. @param search query string of the page */
export function newRecordPath({ path }: KindDescription, search: string): string {
  const tag = new URLSearchParams(search).get('tag') ?? '';
  return listAddress(`${path}/new`, [['tag', tag]]);
}

/** Returns a kind's addresses and the words for its records, which other components take as `kind`. */
export function describeKind(name: KindName, word: string): KindDescription {
  const { field, plural, imagesAreOptional = false }: KindNames = KINDS[name];
  return { list: `/api/${name}/`, path: `/${name}`, field, word, plural, imagesAreOptional };
}
