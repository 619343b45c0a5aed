/** Moderators need a passkey from their second week on. */
import type { Case, QueueState } from '@desert/contract/moderation/moderation';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { actOn, report, signedInModerator } from '../../test/moderators.ts';
import { refusal } from '../../test/posted.ts';
import { NEWS, newStory } from '../../test/stories.ts';

const DAY = 24 * 60 * 60_000;

let moderator: Fan;
let post: number;

const run = (sql: string) => env.DB.prepare(sql).run();

beforeEach(async () => {
  moderator = await signedInModerator();
  post = (await newStory(NEWS, await signedInFan())).id;
});

/** Logs the promotion as the command that appoints moderators does. */
const promotedBefore = (ms: number) =>
  run(`INSERT INTO moderation_actions (created_at, action, kind, subject_id, author_id, title, rule, reason)
    VALUES (${Date.now() - ms}, 'promote', 'users', ${moderator.id}, ${moderator.id}, '', '', '')`);

const queue = async () => (await moderator.get('/moderation/queue/')).json<QueueState>();

const statuses = async () => {
  const reads = ['cases/', 'log/?full=1', 'health/', `members/${moderator.username}/`];
  const read = reads.map(async (path) => (await moderator.get(`/moderation/${path}`)).status);
  return [...(await Promise.all(read)), (await actOn(moderator, 'hide', 'news', post)).status];
};

it('a new moderator without a passkey can moderate, but is warned of the deadline', async () => {
  await promotedBefore(6 * DAY);
  expect(await statuses()).toEqual([200, 200, 200, 200, 201]);
  const { passkey_deadline, is_locked } = await queue();
  expect(is_locked).toBe(false);
  expect(Date.parse(passkey_deadline!) - Date.now()).toBeGreaterThan(0.9 * DAY);
});

it('a moderator without a passkey loses all access to moderation after a week', async () => {
  await promotedBefore(7 * DAY + 1000);
  expect(await statuses()).toEqual([403, 403, 403, 403, 403]);
  expect(await queue()).toMatchObject({ is_locked: true });
  const body = new URLSearchParams({ flag: 'uploads', to: 'off' });
  expect(await refusal(moderator, '/moderation/health', body)).toMatchObject({ status: 403 });
});

it('a moderator with a passkey and two-step verification keeps access after the first week', async () => {
  await promotedBefore(30 * DAY);
  await run(`UPDATE users SET second_factor = 1 WHERE id = ${moderator.id}`);
  expect(await statuses()).toEqual([200, 200, 200, 200, 201]);
  expect(await queue()).toMatchObject({ is_locked: false, passkey_deadline: null });
});

it('the moderation queue says how long each case, and the oldest of all, has been open', async () => {
  await run('DELETE FROM cases');
  expect(await queue()).toMatchObject({ open: 0, oldest_hours: 0 });
  await report(await signedInFan(), 'news', post);
  await run(`UPDATE cases SET opened_at = opened_at - ${DAY + 3_700_000}`);
  expect(await queue()).toMatchObject({ open: 1, oldest_hours: 25 });
  const [first] = await (await moderator.get('/moderation/cases/')).json<Case[]>();
  expect(first?.open_hours).toBe(25);
});
