import { expect, it } from 'vitest';
import { run, select } from '../test/d1.ts';

it.each([
  `UPDATE moderation_acts SET reason = 'Another'`,
  `UPDATE moderation_acts SET id = id + 1`,
  'DELETE FROM moderation_acts',
  `INSERT OR REPLACE INTO moderation_acts SELECT id, 2, moderator_id, act, kind, of_id, author_id, title, rule, reason, until FROM moderation_acts`,
])('nothing changes the moderation log: %s', async (change) => {
  await run(`INSERT INTO moderation_acts (created_at, act, kind, of_id, title, rule, reason)
    VALUES (1, 'hide', 'news', 1, 'A title', '', 'Spam')`);
  const log = () => select('SELECT * FROM moderation_acts');
  const before = await log();
  await expect(run(change)).rejects.toThrow('The log of moderation cannot be changed.');
  expect(await log()).toEqual(before);
});
