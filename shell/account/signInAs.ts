import type { Account } from '@desert/contract/account';
import { changeViewer } from '@desert/kit/shell';

/** Notes who is signed in from now on. @param body what the API answered, an account */
export function signInAs(body: unknown): void {
  const { id, username, role } = body as Account;
  changeViewer({ id, username, ...(role && { role }) });
}
