export const MESSAGES_PATH = '/merch/messages';

export const UNREAD_ADDRESS = '/api/conversations/unread/';

/** Unread messages over all conversations; for `PUT …/read/`, of one. */
export interface Unread {
  unread: number;
  /** Unread notifications, capped at `UNREAD_MAX`. */
  notifications?: number;
}
