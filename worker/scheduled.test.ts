import { expect, it, vi } from 'vitest';
import { logIn } from './accounts/log-in.ts';
import { signUp } from './accounts/sign-up.ts';
import { scheduled } from './scheduled.ts';
import { env, newAddress, newFan, rowCount, visitBy } from './test/account.ts';

const DAY = 24 * 60 * 60 * 1000;

it('removes the sessions that are over and the attempts that no longer count, and nothing else', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fan = newFan();
  await signUp(visitBy({ address: newAddress(), now: 0 }), fan);
  await logIn(visitBy({ address: newAddress(), now: 1 }), { ...fan, password: 'a guess' });
  await logIn(visitBy({ address: newAddress(), now: 1 }), fan);

  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);
  const counts = () => Promise.all(['users', 'sessions', 'attempts'].map((t) => rowCount(t)));

  await run(60 * 60 * 1000);
  expect(await counts()).toEqual([1, 2, 1]);
  await run(30 * DAY);
  expect(await counts()).toEqual([1, 1, 0]);
  await run(30 * DAY + 1);
  expect(await counts()).toEqual([1, 0, 0]);
  expect(JSON.parse(log.mock.lastCall![0] as string)).toEqual({
    event: 'accounts.cleaned',
    sessions: 1,
    attempts: 0,
  });
  log.mockRestore();
});
