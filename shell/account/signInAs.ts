import type { Account } from '@desert/contract/account';
import { isGood } from '@desert/kit';
import { $viewer, changeViewer, readApi } from '@desert/kit/shell';

/** Signs a member in, in every tab. @param body the API's response, an account */
export function signInAs(body: unknown): void {
  const { id, username, role, unconfirmed_may } = body as Account;
  changeViewer({
    id,
    username,
    ...(role && { role }),
    ...(unconfirmed_may && { unconfirmed_may }),
  });
}

/** Updates the viewer in every tab if their email has been confirmed, on this device or another. */
export async function noteConfirmation(): Promise<void> {
  const answer = await readApi('/api/auth/');
  if (!isGood(answer)) return;
  const { id, email_confirmed } = answer.body as Account;
  // The member may have logged out before the response came.
  if (email_confirmed && id === $viewer.get()?.id) signInAs(answer.body);
}
