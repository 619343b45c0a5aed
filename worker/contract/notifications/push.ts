export const PUSH_ADDRESS = '/api/push/';

/** Response of `GET /api/push/` and of the changes: whether this session's browser is notified. */
export interface PushState {
  /** The key to subscribe with; null if the site sends no pushes. */
  key: string | null;
  is_on: boolean;
  /** Whether a push names the member and the item. */
  shows_names: boolean;
}

/** The payload of a push. */
export interface Push {
  title: string;
  path: string;
}
