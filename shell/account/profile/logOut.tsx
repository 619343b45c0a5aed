import { Button, showToast } from '@desert/kit';
import { changeViewer, openModal, readApi } from '@desert/kit/shell';

/** Logs out. On failure, opens a modal with a retry, so that visitors do not leave a shared computer signed in. */
export async function logOut(leave: () => void): Promise<void> {
  const { status } = await readApi('/api/auth/logout');
  if (status !== 200) return openStillLoggedIn(leave);
  changeViewer(null);
  leave();
  showToast('You’re logged out.');
}

function openStillLoggedIn(leave: () => void) {
  openModal({
    label: 'You’re still logged in',
    content: (close) => (
      <div className="stack">
        <h2>You’re still logged in</h2>
        <p>
          {navigator.onLine ? 'We couldn’t reach the site.' : 'You’re offline.'} If you share this
          device, try again before you walk away.
        </p>
        <div className="row">
          <Button
            onClick={() => {
              close();
              void logOut(leave);
            }}
          >
            Try again
          </Button>
        </div>
      </div>
    ),
  });
}
