import type { DemoAccount } from '@desert/contract/pages/shell';
import type { Env } from '../../env.ts';
import { caseFolded } from './users.ts';

/** Not a secret: the log-in page shows it. */
const PASSWORD = 'howl with the pack';

export function demoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>): DemoAccount | undefined {
  // RFC 2606 reserves example.com, so no person owns this address.
  return env.DEMO_ACCOUNT
    ? { email: `${env.DEMO_ACCOUNT}@example.com`, password: PASSWORD }
    : undefined;
}

/** Whether it is the demo account. Settings that affect all its users are locked. */
export function isDemoAccount(env: Pick<Env, 'DEMO_ACCOUNT'>, email: string): boolean {
  const demo = demoAccount(env);
  return demo !== undefined && caseFolded(demo.email) === caseFolded(email);
}
