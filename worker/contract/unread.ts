export const MESSAGES_PATH = '/merch/messages';

export const UNREAD_ADDRESS = '/api/conversations/unread/';

/** Response of `GET /api/conversations/unread/`, and of `PUT …/{id}/read/`, where `unread` counts one conversation. */
export interface Unread {
  unread: number;
  /** Unread notifications, capped at `UNREAD_MAX`; absent in the response of the PUT. */
  notifications?: number;
}
