import { FOR_GOOD } from '@desert/contract/moderation';
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { suspensionOf } from '../users/suspension.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const database = drizzle(env.DB);

it.each([null, NOW, 1])(
  'an account with suspended_until %o is not suspended',
  async (suspended_until) => {
    expect(await suspensionOf(database, { id: 1, suspended_until }, NOW)).toBeUndefined();
  },
);

it.each([
  [
    Date.UTC(2026, 11, 4, 6, 59),
    'This account is suspended until December 3, 2026 (Arizona time). Reason: Spam',
  ],
  [FOR_GOOD, 'This account is suspended permanently. Reason: Spam'],
])(
  'the refusal until %i gives the reason of the last suspension',
  async (suspended_until, message) => {
    await env.DB.prepare(`INSERT INTO moderation_acts (created_at, act, kind, of_id, author_id, title, rule, reason)
    VALUES (1, 'suspend', 'users', 1, 1, '', '', 'Before'), (2, 'suspend', 'users', 1, 1, '', '', 'Spam'),
      (3, 'hide', 'news', 1, 1, '', '', 'Other'), (4, 'suspend', 'users', 2, 2, '', '', 'Another')`).run();
    const refusal = { ok: false, status: 403, errors: { message } };
    expect(await suspensionOf(database, { id: 1, suspended_until }, NOW)).toEqual(refusal);
  },
);

it('the refusal gives no reason if none is known', async () => {
  const refused = await suspensionOf(database, { id: 9, suspended_until: FOR_GOOD }, NOW);
  expect(refused?.errors).toEqual({ message: 'This account is suspended permanently.' });
});
