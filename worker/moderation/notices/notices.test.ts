/** Reports of people without an account: from the posted form to the mailed decision. */
import type { Case } from '@desert/contract/moderation/moderation';
import { buildExpiryConditions, NOTICE_LINK_LIFETIME } from '@desert/drizzle/retention';
import { notices } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { postForm } from '../../pages/form-post.ts';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { runDue } from '../../test/jobs.ts';
import { mailbox } from '../../test/mail.ts';
import { actOn, caseOf, signedInModerator } from '../../test/moderators.ts';
import { plainRequest } from '../../test/posted.ts';
import { solveProof } from '../../test/proof.ts';
import { contextOf } from '../../test/request-context.ts';
import { newComment, NEWS, newStory } from '../../test/stories.ts';

const box = mailbox();

let count = 0;
let author: Fan;
let moderator: Fan;
let post: number;
let email: string;

beforeEach(async () => {
  [author, moderator] = await Promise.all([signedInFan(), signedInModerator()]);
  post = (await newStory(NEWS, author)).id;
  email = `reader-${(count += 1)}@example.com`;
});

async function send(more: Record<string, string> = {}) {
  const notice = { page: `/news/${post}`, why: 'rights', details: 'My photo', good_faith: '1' };
  const fields = { ...notice, email, ...more };

  const outcome = await postForm(
    contextOf(plainRequest('/report', fields), { MAIL_FROM: box.env.MAIL_FROM }),
  );
  return outcome instanceof Response ? outcome.headers.get('Location') : outcome;
}

const mails = async () => {
  await runDue(['notice'], box.env);
  return box.sent.filter(({ to }) => to === email);
};

const newsCase = () => caseOf(moderator, 'news', post) as Promise<Case>;

it('a report with a proof of work opens a case without its sender’s email', async () => {
  expect(await send({ proof: await solveProof() })).toBe('/report?sent=1');
  const opened = await newsCase();
  expect(opened).toMatchObject({
    state: 'open',
    report_count: 1,
    reasons: [],
    notices: [{ why: 'rights', details: 'My photo', path: `/news/${post}` }],
    author: { user: { id: author.id } },
  });
  expect(JSON.stringify(opened)).not.toContain(email);
  const list = await moderator.get('/moderation/cases/');
  expect((await list.json<Case[]>()).map(({ id }) => id)).toContain(opened.id);
});

it('the sender of a report gets one receipt and one decision by mail', async () => {
  await send({ proof: await solveProof() });
  expect((await mails()).map(({ subject }) => subject)).toEqual(['We have your report']);
  await actOn(moderator, 'hide', 'news', post, { rule: 'law', reason: 'Not his' });
  await actOn(moderator, 'put-back', 'news', post);
  const [, decision, ...more] = await mails();
  expect(more).toEqual([]);
  expect(decision?.subject).toBe('What we decided about your report');
  expect(decision?.text).toContain('It’s hidden now.');
  expect(decision?.text).toContain('House rule: Stay within the law.');
  expect(decision?.text).toContain('/contact');
  expect(decision?.text).not.toContain('Not his');
});

it('a report sent without scripts counts only after its sender presses the mailed link', async () => {
  expect(await send()).toBe('/report?confirm=1');
  expect(await caseOf(moderator, 'news', post)).toBeUndefined();
  const [mail] = await mails();
  const [, token = ''] = /token=(\S+)/.exec(mail?.text ?? '') ?? [];
  const press = (sent: string) => postForm(contextOf(plainRequest('/report', { token: sent })));
  for (const wrong of [`${token}x`, token.replace(/^\d+/, '1'), ''])
    expect(await press(wrong)).toMatchObject({ status: 400 });
  for (const _ of [1, 2]) expect(await press(token)).toBeInstanceOf(Response);
  expect(await newsCase()).toMatchObject({ report_count: 1, notices: [{ why: 'rights' }] });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Confirm your report',
    'We have your report',
  ]);
});

it('an unconfirmed report is void and deleted a day after it was sent', async () => {
  await send();
  const [mail] = await mails();
  const [, token = ''] = /token=(\S+)/.exec(mail?.text ?? '') ?? [];
  const old = Date.now() - NOTICE_LINK_LIFETIME;
  await env.DB.prepare('UPDATE notices SET created_at = ? WHERE email = ?').bind(old, email).run();
  expect(await postForm(contextOf(plainRequest('/report', { token })))).toMatchObject({
    status: 400,
  });
  const { where } = buildExpiryConditions(Date.now()).find(({ table }) => table === notices)!;
  await drizzle(env.DB).delete(notices).where(where);
  expect(await rowCount('notices', `email = '${email}'`)).toBe(0);
});

it.each([
  ['a post', () => `/news/${post}`, () => ['news', post]],
  ['a link with a host', () => `https://desert.test/news/${post}?a=1`, () => ['news', post]],
  ['a link without https', () => `desert.test/news/${post}`, () => ['news', post]],
  ['a member', () => `/user/${author.username}`, () => ['users', author.id]],
])('a report of %s opens a case about the post or member shown there', async (_, page, subject) => {
  await send({ page: page(), proof: await solveProof() });
  const [kind, id] = subject() as [string, number];
  expect(await caseOf(moderator, kind, id)).toMatchObject({ notices: [{ why: 'rights' }] });
});

it('a report of a comment’s link opens a case about the comment, not about its post', async () => {
  const { id } = await newComment(NEWS, author, post);
  await send({ page: `/news/${post}?comment=${id}#comment-${id}`, proof: await solveProof() });
  expect(await caseOf(moderator, 'news-comments', id)).toMatchObject({ report_count: 1 });
  expect(await caseOf(moderator, 'news', post)).toBeUndefined();
});

it('a moderator can decide a report of a page without an author, with or without a change', async () => {
  for (const [action, text] of [
    ['keep', 'We left it as it is'],
    ['remove', 'We changed or corrected the page.'],
  ] as const) {
    await send({ page: '/home', proof: await solveProof() });
    const id = Number(
      await env.DB.prepare('SELECT max(id) AS id FROM cases WHERE kind = ?')
        .bind('notices')
        .first('id'),
    );
    const found = await (await moderator.get(`/moderation/cases/${id}/`)).json<Case>();
    expect(found).toMatchObject({ author: null, context: { title: '/home', path: '/home' } });
    const acted = await actOn(moderator, action, 'notices', found.subject_id);
    expect(acted.status).toBe(201);
    expect((await mails()).at(-1)?.text).toContain(text);
  }
});

it('reports without an account never hide a post, however many there are', async () => {
  for (const _ of [1, 2, 3, 4]) await send({ proof: await solveProof() });
  expect(await newsCase()).toMatchObject({ report_count: 4, hidden: false });
});

it('a member cannot report a report that came without an account', async () => {
  expect(
    (await author.post('/reports/new/', { kind: 'notices', id: 1, reason: 'No' })).status,
  ).toBe(404);
});
