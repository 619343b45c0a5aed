import type { Likeable } from '@desert/contract/stories';
import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import type { RecordKind } from '../records/recordKind.ts';
import { useAnswers } from '../section/context.tsx';
import { useViewer } from '../session.ts';
import { pluralize } from '../text/pluralize.ts';
import { $pendingToggles } from '../toggles/sendToggle.ts';
import { tellToggle } from '../toggles/tellToggle.ts';
import { likeAddress, setLike } from './setLike.ts';
import { isLikedBy, withLike } from './withLike.ts';
import buttons from '../ui/Button.module.css';
import styles from './LikeButton.module.css';

export interface LikeButtonProps {
  kind: RecordKind;
  record: Likeable & { id: number };
  /** The id of an element that says what is liked, where there is more than one button. */
  describedBy?: string | undefined;
}

const signInFirst = () => window.alert('Sign in to like this post.');

/** Says how many like a record, and whether the viewer does, stored yet or not; pressed, it changes that. */
export function LikeButton({ kind, record, describedBy }: LikeButtonProps) {
  const answers = useAnswers();
  const viewer = useViewer();
  const like = { list: kind.list, id: record.id };
  const asked = useStore($pendingToggles)[likeAddress(like)];
  const shown = viewer && asked !== undefined ? withLike(record, viewer.id, asked) : record;
  const liked = viewer !== null && isLikedBy(shown, viewer.id);

  async function toggle() {
    if (!viewer) return signInFirst();
    const target = { ...like, answers, user_id: viewer.id };
    tellToggle(await setLike(target, !liked), signInFirst);
  }

  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.subtle} ${styles.button}`}
      aria-label={`Like, ${pluralize(shown.likes, 'like')}`}
      aria-describedby={describedBy}
      aria-pressed={liked}
      onClick={() => void toggle()}
    >
      <Heart className={styles.heart} size="1.25rem" aria-hidden="true" />
      <span>{shown.likes}</span>
    </button>
  );
}
