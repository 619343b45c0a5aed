/** A kind of record: where it is, and what it is called. Its API, pages, likes and comments go by it. */
export interface RecordKind {
  /** Where its pages are: '/news'. */
  path: string;
  /** The address of its list in the API: '/api/news/'. */
  list: string;
  /** The field of a comment or an image that says which record it belongs to: 'news_id'. */
  field: string;
  /** What visitors call one: 'post'. */
  word: string;
  /** What they call several: 'posts'. */
  plural: string;
}
