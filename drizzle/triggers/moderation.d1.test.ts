import { expect, it } from 'vitest';
import { run, select } from '../test/d1.ts';

it.each([
  `UPDATE moderation_actions SET reason = 'Another'`,
  `UPDATE moderation_actions SET id = id + 1`,
  'DELETE FROM moderation_actions',
  `INSERT OR REPLACE INTO moderation_actions SELECT id, 2, moderator_id, action, kind, subject_id, author_id, title, rule, reason, until FROM moderation_actions`,
])('the database refuses any change of the moderation log: %s', async (change) => {
  await run(`INSERT INTO moderation_actions (created_at, action, kind, subject_id, title, rule, reason)
    VALUES (1, 'hide', 'news', 1, 'A title', '', 'Spam')`);
  const log = () => select('SELECT * FROM moderation_actions');
  const before = await log();
  await expect(run(change)).rejects.toThrow('The log of moderation cannot be changed.');
  expect(await log()).toEqual(before);
});
