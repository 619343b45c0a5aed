/** A kind of record that is liked and commented on. */
export interface Subject {
  /** The address of its list: '/api/news/'. */
  list: string;
  /** The field of a comment that says which record it is on: 'news_id'. */
  field: string;
  /** What visitors call it: 'post'. */
  word: string;
}
