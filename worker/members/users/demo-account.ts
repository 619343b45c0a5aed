import type { DemoAccount } from '@desert/contract/pages/shell';
import type { Env } from '../../env.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { foldCase } from './users.ts';

/** Not a secret: the log-in page shows it. */
const PASSWORD = 'howl with the pack';

export function findDemoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>): DemoAccount | undefined {
  // RFC 2606 reserves example.com, so no person owns this address.
  return env.DEMO_ACCOUNT
    ? { email: `${env.DEMO_ACCOUNT}@example.com`, password: PASSWORD }
    : undefined;
}

/** Whether it is the demo account. Settings that affect all its users are locked. */
export function isDemoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>, email: string): boolean {
  const demo = findDemoAccount(env);
  return demo !== undefined && foldCase(demo.email) === foldCase(email);
}

/** Refuses changes that would affect the other users of the demo account. */
export function refuseDemoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>, email: string): void {
  if (isDemoAccount(env, email))
    throw new Refusal(
      403,
      'The demo account is shared, so you can’t do that here. Sign up to do this with your own account.',
    );
}
