import type { Answer } from '@desert/contract/page';
import type { Likeable } from '@desert/contract/stories';
import { map } from 'nanostores';
import type { AnswerStore } from '../answers.ts';
import { sendApi } from '../api.ts';
import { recordCache } from '../records/recordCache.ts';
import { withAnsweredLikes } from './withLike.ts';

/**
 * What the visitor last asked of likes that the API has not answered yet, by their address: shown
 * wherever the record is, over what the API said before. Only clicks write here, never a render.
 */
export const $pendingLikes = map<Record<string, boolean>>({});

export interface LikeTarget {
  answers: AnswerStore;
  /** The address of the list of such records: '/api/news/'. */
  list: string;
  /** The record's id. */
  id: number;
  /** Who likes it. */
  user_id: number;
}

/** The address of a record's like. */
export function likeAddress({ list, id }: Pick<LikeTarget, 'list' | 'id'>): string {
  return `${list}${id}/like/`;
}

/**
 * Likes a record, or takes the like back: seen at once, then sent. One request is under way at a time;
 * what was asked for meanwhile follows it, so that the last word holds.
 * @param send how to ask the API; its client, unless a test says otherwise
 * @returns the last answer; undefined where a call before this one sees to it
 */
export async function setLike(
  target: LikeTarget,
  liked: boolean,
  send: typeof sendApi = sendApi,
): Promise<Answer | undefined> {
  const address = likeAddress(target);
  const underWay = askedOf(address) !== undefined;
  $pendingLikes.setKey(address, liked);
  if (underWay) return undefined;
  for (let sent = liked; ; sent = askedOf(address) ?? sent) {
    const answer = await (sent ? send('POST', address) : send('DELETE', `${address}delete/`));
    if (answer.status === 200) agree(target, answer.body as Likeable);
    if (askedOf(address) !== sent) continue;
    forget(address);
    return answer;
  }
}

function askedOf(address: string): boolean | undefined {
  return $pendingLikes.get()[address];
}

/** From now on the record itself says what is so. */
function forget(address: string): void {
  const { [address]: _, ...rest } = $pendingLikes.get();
  $pendingLikes.set(rest);
}

function agree({ answers, list, id, user_id }: LikeTarget, answered: Likeable): void {
  recordCache<Likeable & { id: number }>(answers, list).change(id, (record) =>
    withAnsweredLikes(record, user_id, answered),
  );
}
