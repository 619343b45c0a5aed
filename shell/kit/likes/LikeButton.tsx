import type { Viewer } from '@desert/contract/accounts/account';
import type { Likeable } from '@desert/contract/records/stories';
import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import type { FormEvent } from 'react';
import { requestSignIn } from '../app/host.ts';
import { useAddress } from '../app/router.tsx';
import { useViewer } from '../app/session.ts';
import type { KindDescription } from '../records/kindDescription.ts';
import { useApiCache } from '../section/context.tsx';
import { pluralize } from '../text/pluralize.ts';
import { $pendingToggles, showToggleFailure } from '../toggles/sendToggle.ts';
import { ToggleButton } from '../toggles/ToggleButton.tsx';
import { hasLike, likeAddress, setLike, changeOwnLike } from './setLike.ts';
import styles from '../ui/actions.module.css';

interface LikeButtonProps {
  kind: KindDescription;
  record: Likeable & { id: number };
  /** Id of the element that names the record, for pages with several buttons. */
  describedBy?: string | undefined;
}

function signInFirst(act: (viewer: Viewer) => void) {
  window.alert('Sign in to like this post.');
  requestSignIn(act);
}

/** A like button with an optimistic count. Visitors sign up or log in first. */
export function LikeButton({ kind, record, describedBy }: LikeButtonProps) {
  const cache = useApiCache();
  const viewer = useViewer();
  const { address } = useAddress();
  const like = { list: kind.list, id: record.id };
  const pending = useStore($pendingToggles)[likeAddress(like)];
  const shown =
    viewer && pending !== undefined ? changeOwnLike(record, viewer.id, pending) : record;
  const liked = viewer !== null && hasLike(shown, viewer.id);

  async function change(user_id: number, on: boolean) {
    const response = await setLike({ ...like, cache, user_id }, on);
    showToggleFailure(response, () => signInFirst(({ id }) => void change(id, on)));
  }

  function askToSignIn(event: FormEvent) {
    event.preventDefault();
    signInFirst(({ id }) => void change(id, true));
  }

  return (
    <form action="/login" onSubmit={askToSignIn}>
      <ToggleButton
        className={styles.like}
        icon={Heart}
        aria-label={`Like, ${pluralize(shown.likes, 'like')}`}
        aria-describedby={describedBy}
        aria-pressed={liked}
        onClick={() => viewer && void change(viewer.id, !liked)}
        {...(viewer
          ? { 'data-needs-script': true }
          : { type: 'submit' as const, name: 'next', value: address })}
      >
        {shown.likes}
      </ToggleButton>
      {viewer && <noscript>{pluralize(shown.likes, 'like')}</noscript>}
    </form>
  );
}
