import type { Account } from '@desert/contract/accounts/account';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $viewer, changeViewer, isGood, readApi } from '@desert/kit/shell';

const COOKIES_BLOCKED = 'Your browser blocks this site’s cookies. Allow them to log in.';

/** The response to a sign-in; an error if the browser does not send the session's cookie. */
export async function requireCookie(sent: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await sent;
  if (!isGood(response)) return response;
  const { status } = await readApi('/api/auth/');
  return status === 401 ? { status, body: { errors: { message: COOKIES_BLOCKED } } } : response;
}

/** Sets the viewer in every tab. @param body account from an API response */
export function signInAs(body: unknown): void {
  const { id, username, role, unconfirmed_may, awaits_approval } = body as Account;
  changeViewer({
    id,
    username,
    ...(role && { role }),
    ...(unconfirmed_may && { unconfirmed_may }),
    ...(awaits_approval && { awaits_approval }),
  });
}

/** Fetches the account, and updates the viewer in every tab if the email is confirmed. */
export async function noteConfirmation(): Promise<void> {
  const response = await readApi('/api/auth/');
  if (!isGood(response)) return;
  const { id, email_confirmed } = response.body as Account;
  // The member may have logged out before the response came.
  if (email_confirmed && id === $viewer.get()?.id) signInAs(response.body);
}
