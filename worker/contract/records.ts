/** What records of every section have in common. */

/** Who wrote a record. */
export interface Author {
  id: number;
  username: string;
}

/** Answer of every DELETE that takes a record away: `id` is the record's. */
export interface Deleted {
  message: string;
  id: number;
}
