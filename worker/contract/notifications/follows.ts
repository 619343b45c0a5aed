import { SETTINGS_PATH } from '../members/members.ts';

export const FOLLOW_KINDS = ['tag', 'member', 'search', 'news', 'memories'] as const;

export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** Limit per member. */
export const MAX_FOLLOWS = 200;

export const FOLLOWING_PATH = `${SETTINGS_PATH}/following`;

export const FOLLOWING_LIST = '/api/follows/';

export const FOLLOWING_READ = `${FOLLOWING_LIST}?target=:target`;

export interface Follow {
  id: number;
  /** 'tag:player:8462038', 'member:55', 'news:3', or 'search:max=60&q=jersey' with the Store's filters. */
  target: string;
  label: string;
  /** null if it is no longer there. */
  path: string | null;
  is_paused: boolean;
}

/** Response of `GET /api/follows/?target=`: the member's follows, newest first, and the target that a link offers. */
export interface Following {
  offered: Pick<Follow, 'target' | 'label' | 'path'> | null;
  follows: Follow[];
}

/** The page that offers to follow a target. */
export function followPath(target: string): string {
  return `${FOLLOWING_PATH}?target=${encodeURIComponent(target)}`;
}
