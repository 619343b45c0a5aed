import type { Likeable } from '@desert/contract/stories';
import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import type { FormEvent } from 'react';
import { requestSignIn } from '../host.ts';
import type { RecordKind } from '../records/recordKind.ts';
import { useAddress } from '../router.tsx';
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
  /** Id of the element that names the record, for pages with several buttons. */
  describedBy?: string | undefined;
}

function signInFirst() {
  window.alert('Sign in to like this post.');
  requestSignIn();
}

/** Optimistic count. The form element stays after a log-in, so that the button keeps the focus. */
export function LikeButton({ kind, record, describedBy }: LikeButtonProps) {
  const answers = useAnswers();
  const viewer = useViewer();
  const { address } = useAddress();
  const like = { list: kind.list, id: record.id };
  const asked = useStore($pendingToggles)[likeAddress(like)];
  const shown = viewer && asked !== undefined ? withLike(record, viewer.id, asked) : record;
  const liked = viewer !== null && isLikedBy(shown, viewer.id);

  async function toggle() {
    if (!viewer) return;
    const target = { ...like, answers, user_id: viewer.id };
    tellToggle(await setLike(target, !liked), signInFirst);
  }

  function askToSignIn(event: FormEvent) {
    event.preventDefault();
    signInFirst();
  }

  return (
    <form action="/login" onSubmit={askToSignIn}>
      <button
        type={viewer ? 'button' : 'submit'}
        className={`${buttons.button} ${buttons.subtle} ${styles.button}`}
        aria-label={`Like, ${pluralize(shown.likes, 'like')}`}
        aria-describedby={describedBy}
        aria-pressed={liked}
        onClick={() => void toggle()}
        {...(viewer && { 'data-needs-script': true })}
      >
        <Heart className={styles.heart} size="1.25rem" aria-hidden="true" />
        <span>{shown.likes}</span>
      </button>
      {viewer && <noscript>{pluralize(shown.likes, 'like')}</noscript>}
      {!viewer && <input type="hidden" name="next" value={address} />}
    </form>
  );
}
