import type { Image } from '../photos/images.ts';
import type { KindName } from '../records/kinds.ts';
import type { Author } from '../records/records.ts';

export const FEED_READ = '/api/feed/';

/** Response of `GET /api/feed/{tag}/`, such as 'game:2012-05-22': a list of `FeedEntry` about it, newest first. */
export const GAME_FEED_READ = `${FEED_READ}game::date/`;

export const MAX_FEED = 8;

export interface FeedEntry {
  kind: KindName | 'attendances';
  path: string;
  author: Author;
  created_at: string;
  title: string;
  text: string;
  picture?: Image | undefined;
  /** In dollars. */
  price?: number;
  likes?: number;
  comment_count?: number;
  /** Of the game that an attendance is about: '2011-12'. */
  season?: string;
}

/** Response of `GET /api/feed/`. */
export interface HomeFeed {
  /** The most liked of the newest memories with a picture. */
  lead: FeedEntry | null;
  /** At most `MAX_FEED`, newest first, without the lead. */
  entries: FeedEntry[];
}
