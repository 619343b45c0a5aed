import type { Likeable } from '@desert/contract/likes';
import { useStore } from '@nanostores/react';
import type { RecordKind } from '../records/recordKind.ts';
import { useAnswers } from '../section/context.ts';
import { useViewer } from '../session.ts';
import { notify } from '../toast/store.ts';
import { $askedLikes, likeAddress, setLike } from './setLike.ts';
import { isLikedBy, withLike } from './withLike.ts';

export interface Likes {
  /** How many like it. */
  count: number;
  /** Whether the viewer does. */
  liked: boolean;
  /** Likes it or takes the like back, and says so where that fails; asks visitors to sign in. */
  toggle: () => void;
}

/** The likes of a record as the viewer sees them: with what they asked for, whether stored yet or not. */
export function useLikes(kind: RecordKind, record: Likeable & { id: number }): Likes {
  const answers = useAnswers();
  const viewer = useViewer();
  const { list } = kind;
  const { id } = record;
  const asked = useStore($askedLikes)[likeAddress({ list, id })];

  const shown = viewer && asked !== undefined ? withLike(record, viewer.id, asked) : record;
  const liked = viewer !== null && isLikedBy(shown, viewer.id);
  const signInFirst = () => window.alert('Sign in to like this post.');

  async function toggle() {
    if (!viewer) return signInFirst();
    const answer = await setLike({ answers, list, id, user_id: viewer.id }, !liked);
    if (!answer || answer.status === 200) return;
    if (answer.status === 401) signInFirst();
    else notify('That did not get through');
  }

  return { count: shown.likes, liked, toggle: () => void toggle() };
}
