import type { Answer } from '@desert/contract/page';
import type { Likeable } from '@desert/contract/stories';
import type { AnswerStore } from '../answers.ts';
import { sendApi } from '../api.ts';
import { recordCache } from '../records/recordCache.ts';
import { sendToggle } from '../toggles/sendToggle.ts';
import { withAnsweredLikes } from './withLike.ts';

export interface LikeTarget {
  answers: AnswerStore;
  list: string;
  id: number;
  user_id: number;
}

export function likeAddress({ list, id }: Pick<LikeTarget, 'list' | 'id'>): string {
  return `${list}${id}/like/`;
}

/** See `sendToggle`. @returns the last response; undefined if an earlier call handles it */
export function setLike(
  target: LikeTarget,
  liked: boolean,
  send: typeof sendApi = sendApi,
): Promise<Answer | undefined> {
  const address = likeAddress(target);
  return sendToggle(
    address,
    liked,
    (on) => (on ? send('POST', address) : send('DELETE', `${address}delete/`)),
    ({ body }) => agree(target, body as Likeable),
  );
}

function agree({ answers, list, id, user_id }: LikeTarget, answered: Likeable): void {
  recordCache<Likeable & { id: number }>(answers, list).change(id, (record) =>
    withAnsweredLikes(record, user_id, answered),
  );
}
