/** A moderator lifts a suspension, and restores the records that it hid. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, visitor } from '../../test/fan.ts';
import { newItem } from '../../test/market.ts';
import { actOn, addSpam, caseOf, postAndModerators } from '../../test/moderators.ts';
import { signedInOwner } from '../../test/owner.ts';
import { newComment, newStory, readStory, NEWS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

let moderator: Fan;
let second: Fan;
let author: Fan;
let post: number;

beforeEach(async () => {
  ({ moderator, second, author, post } = await postAndModerators(signedInOwner));
});

const RESTRICTED_AGAIN = {
  errors: {
    message:
      'This member was suspended again, or something they posted was hidden, in the meantime. Check that first.',
  },
};

const everything = { everything: true };
const lift = (by = moderator) => actOn(by, 'unsuspend', 'users', author.id, everything);
const suspend = (more: object = {}) =>
  actOn(moderator, 'suspend', 'users', author.id, { days: 7, ...everything, ...more });
const status = async (path: string) => (await visitor.get(path)).status;
const actions = (action: string) =>
  rowCount('moderation_actions', `author_id = ${author.id} AND action = '${action}'`);

it('a moderator who lifts a suspension can restore every record and comment that it hid', async () => {
  const others = await newStory(NEWS, second);
  const comment = await newComment(NEWS, author, others.id, 'Hello');
  const onOwn = await newComment(NEWS, author, post, 'On my own');
  const { id: item } = await newItem(author);
  await suspend();
  expect(await actions('hide')).toBe(4);
  const lifted = await lift(second);
  expect(lifted.status).toBe(201);
  expect(await lifted.json()).toMatchObject({ author: { suspended_until: null, removed: 0 } });
  expect(await status(`/merch/${item}/`)).toBe(200);
  expect(await readStory(NEWS, others.id)).toMatchObject({ comments: [{ id: comment.id }] });
  expect(await readStory(NEWS, post)).toMatchObject({ comments: [{ id: onOwn.id }] });
  expect(await actions('put-back')).toBe(4);
  expect((await author.get('/auth/')).status).toBe(200);
  // Idempotent: the member is no longer suspended, and nothing is logged twice.
  expect((await lift()).status).toBe(409);
  expect([await actions('put-back'), await actions('unsuspend')]).toEqual([4, 1]);
  await expectSound();
});

it('lifting a suspension restores no record that was hidden for another reason', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 4; at += 1) ids.push((await newStory(NEWS, author)).id);
  const [before, since, earlier, removed] = ids as [number, number, number, number];
  await actOn(moderator, 'hide', 'news', before, { reason: 'Rude' });
  await actOn(moderator, 'remove', 'news', removed, { reason: 'Rude' });
  // The API refuses a second suspension within a minute.
  const log = (action: string, until: number | null) =>
    env.DB.prepare(
      `INSERT INTO moderation_actions (created_at, moderator_id, action, kind, subject_id, author_id, title, rule, reason, until)
        VALUES (1, ${moderator.id}, '${action}', 'users', ${author.id}, ${author.id}, '', '', 'First', ${until})`,
    ).run();
  await log('suspend', 8e15);
  await actOn(moderator, 'hide', 'news', earlier, { reason: 'First' });
  await log('unsuspend', null);
  await actOn(second, 'suspend', 'users', author.id, {
    days: 7,
    ...everything,
    reason: 'Second',
  });
  await actOn(moderator, 'put-back', 'news', since);
  await actOn(moderator, 'hide', 'news', since, { reason: 'Still rude' });
  expect((await lift()).status).toBe(201);
  const rows = await Promise.all([post, ...ids].map((id) => status(`/news/${id}/`)));
  expect(rows).toEqual([200, 404, 404, 404, 404]);
});

it('lifting a suspension restores records only if the moderator asks for it and the member is suspended', async () => {
  await suspend();
  expect((await actOn(moderator, 'unsuspend', 'users', author.id)).status).toBe(201);
  expect(await status(`/news/${post}/`)).toBe(404);
  expect((await lift()).status).toBe(409);
  expect(await status(`/news/${post}/`)).toBe(404);
  expect(await actions('put-back')).toBe(0);
});

it('a retry resumes the restoring of a suspended member’s records, and ends the suspension last', async () => {
  await addSpam(author);
  while ((await suspend()).status === 202);
  expect((await lift()).status).toBe(202);
  expect((await author.get('/auth/')).status).toBe(401);
  expect((await lift()).status).toBe(201);
  expect(await rowCount('news', `user_id = ${author.id}`)).toBe(311);
  await expectSound();
});

it('lifting a suspension stops its hiding of records if that is still running', async () => {
  await newStory(NEWS, author);
  // The suspension is lifted right after its first hide.
  await env.DB.prepare(
    `CREATE TRIGGER lift AFTER INSERT ON moderation_actions WHEN NEW.action = 'hide' BEGIN
      INSERT INTO moderation_actions (created_at, action, kind, subject_id, author_id, title, rule, reason)
        VALUES (1, 'unsuspend', 'users', ${author.id}, ${author.id}, '', '', '');
    END`,
  ).run();
  onTestFinished(async () => {
    await env.DB.prepare('DROP TRIGGER lift').run();
  });
  expect((await suspend()).status).toBe(409);
  expect(await actions('hide')).toBe(1);
});

it('lifting a suspension is refused if a record is hidden during it, and a retry restores that record', async () => {
  const { id: other } = await newStory(NEWS, author);
  await suspend();
  // The suspension hides the post again that was restored first.
  await env.DB.prepare(
    `CREATE TRIGGER still AFTER INSERT ON moderation_actions WHEN NEW.action = 'put-back' AND NEW.subject_id = ${other} BEGIN
      UPDATE news SET visibility = 'hidden' WHERE id = ${post};
      INSERT INTO moderation_actions (created_at, moderator_id, action, kind, subject_id, author_id, title, rule, reason)
        VALUES (1, ${moderator.id}, 'hide', 'news', ${post}, ${author.id}, '', '', 'Because of the rules');
    END`,
  ).run();
  const refused = await lift(second);
  expect([refused.status, await refused.json()]).toEqual([409, RESTRICTED_AGAIN]);
  await env.DB.prepare('DROP TRIGGER still').run();
  expect((await lift(second)).status).toBe(201);
  expect(await rowCount('news', `user_id = ${author.id} AND visibility = 'visible'`)).toBe(2);
});

it.each([
  ['alone', false, (iso: string) => iso],
  ['with everything', true, Date.parse],
])(
  'lifting a suspension %s is refused with 409 if the suspension changed after the moderator saw it',
  async (_, everything, sent) => {
    await suspend();
    const seen = (await caseOf(moderator, 'users', author.id))!.author!.suspended_until!;
    const more = { everything, suspended_until: sent(seen) };
    const lift = () => actOn(second, 'unsuspend', 'users', author.id, more);
    const suspendUntil = (time: number) =>
      env.DB.prepare(`UPDATE users SET suspended_until = ${time} WHERE id = ${author.id}`).run();
    await suspendUntil(8e15);
    const lifted = await lift();
    expect([lifted.status, await lifted.json()]).toEqual([409, RESTRICTED_AGAIN]);
    expect(await actions('put-back')).toBe(0);
    await suspendUntil(Date.parse(seen));
    expect((await lift()).status).toBe(201);
  },
);
