/** What the header tells of conversations. */

/** Where they are shown: pages of the Store. */
export const MESSAGES_PATH = '/merch/messages';

/** The address of `Unread`. */
export const UNREAD_ADDRESS = '/api/conversations/unread/';

/** How many messages the viewer has not read, over all conversations; answer of `PUT …/read/`: of one. */
export interface Unread {
  unread: number;
  /** How many notifications the viewer has not read, up to `UNREAD_MAX`. */
  notifications?: number;
}
