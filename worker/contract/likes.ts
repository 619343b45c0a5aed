/** One user's like of a post or a memory. */
export interface Like {
  id: number;
  user_id: number;
}

/** What a record that can be liked says of its likes. */
export interface Likeable {
  /** How many users like it. */
  likes: number;
  /**
   * In a list and in the answer of a like: the viewer's own like, if there is one. In a detail: the
   * newest, `DETAIL_LIKES` at most, the viewer's own always among them.
   */
  user_likes: Like[];
}

/** How many like records a detail carries at most. */
export const DETAIL_LIKES = 100;
