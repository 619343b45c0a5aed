import { SETTINGS_PATH } from '@desert/contract/members/members';
import {
  type Follow,
  FOLLOWING_PATH,
  FOLLOWING_READ,
  type Following,
} from '@desert/contract/notifications/follows';
import { expandTemplate } from '@desert/contract/pages/routes';
import { BackLink, Button, Link, useViewer } from '@desert/kit';
import { LoadingText, TryAgain, useAddress, useRequireSignIn } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../../sections/shellPageTypes.ts';
import { useSite } from '../../sections/site.ts';
import { useResponse } from '../../sections/useResponse.ts';

export function FollowingPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const { search } = useAddress();
  const { response, retry } = useResponse(expandTemplate(FOLLOWING_READ, {}, search));
  const isThere = response !== undefined;
  useRequireSignIn(viewer === null);
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!viewer) return null;
  if (!response) return <LoadingText text="Loading what you follow..." />;
  if (response.status !== 200) return <TryAgain label="What you follow" onRetry={retry} />;
  return <FollowList {...(response.body as Following)} />;
}

function FollowList({ offered, follows }: Following) {
  const message = useSite().state.form?.errors['message'];
  const isNew = offered && !follows.some(({ target }) => target === offered.target);
  return (
    <div className="stack gap-5 middle narrow">
      <p>
        <BackLink href={SETTINGS_PATH}>Account settings</BackLink>
      </p>
      <header className="stack tight">
        <h1>Following</h1>
        <p>We’ll notify you about what’s new here. Only you can see this page.</p>
      </header>
      {message && <p role="alert">{message}</p>}
      {isNew && (
        <form method="post" action={FOLLOWING_PATH} className="card row spread pad-4">
          <b>{offered.label}</b>
          <Button type="submit" name="target" value={offered.target}>
            Follow
          </Button>
        </form>
      )}
      {follows.length > 0 ? (
        <ul className="card divided">
          {follows.map((follow) => (
            <FollowRow key={follow.id} follow={follow} />
          ))}
        </ul>
      ) : (
        <p>
          You don’t follow anything yet. Look for “Follow” on players, seasons, games, discussions,
          members, and searches of the Store.
        </p>
      )}
    </div>
  );
}

function FollowRow({ follow: { id, label, path, is_paused } }: { follow: Follow }) {
  return (
    <li>
      <form method="post" action={FOLLOWING_PATH} className="row spread pad-3">
        <span>
          {path === null ? label : <Link href={path}>{label}</Link>}
          {is_paused && <span className="muted"> (paused)</span>}
        </span>
        <span className="row gap-2">
          <Button type="submit" look="quiet" name={is_paused ? 'resume' : 'pause'} value={id}>
            {is_paused ? 'Resume' : 'Pause'}
            <span className="visually-hidden"> {label}</span>
          </Button>
          <Button type="submit" look="quiet" name="remove" value={id}>
            Remove<span className="visually-hidden"> {label}</span>
          </Button>
        </span>
      </form>
    </li>
  );
}
