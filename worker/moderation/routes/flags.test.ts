/** Flags that moderators turn on and off without a deployment. */
import { type Flag, listFlags } from '@desert/contract/moderation/flags';
import type { Case } from '@desert/contract/moderation/moderation';
import { HEALTH_PATH, type HealthResponse } from '@desert/contract/pages/figures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isEnabled } from '../../flags/flags.ts';
import { runJobs } from '../../jobs/run/run.ts';
import { postForm } from '../../pages/form-post.ts';
import { openD1 } from '../../platform/database/open.ts';
import { clearIsolate } from '../../platform/isolate/memory.ts';
import { cookiesOf, env, newFan, rowCount } from '../../test/account.ts';
import { callApi, newMember, post } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { mailsTo } from '../../test/mail.ts';
import { actOn, signedInModerator, signedInNewcomer } from '../../test/moderators.ts';
import { plainRequest, refusal, saved, STORY } from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { postPhoto } from '../../test/uploads.ts';
import { readPage, rendering } from '../../test/visit.ts';

let moderator: Fan;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM flags').run();
  clearIsolate();
  moderator = await signedInModerator();
});
afterEach(() => {
  clearIsolate();
  vi.useRealTimers();
});

const turn = (flag: Flag, to: 'on' | 'off', by = moderator) =>
  saved(by, HEALTH_PATH, new URLSearchParams({ flag, to }));

const messageIn = async (response: Response) =>
  Object.values((await response.json<{ errors: Record<string, string> }>()).errors)[0];

it('a moderator’s switch of a flag shows on the health page, and is logged once', async () => {
  expect(await turn('uploads', 'off')).toBe(HEALTH_PATH);
  await turn('uploads', 'off');
  await turn('section news', 'off');
  const { flags } = await (await moderator.get('/moderation/health/')).json<HealthResponse>();
  expect(flags.filter(({ is_on }) => !is_on).map(({ flag }) => flag)).toEqual([
    'approval',
    'uploads',
    'section news',
  ]);
  expect(flags.map(({ flag }) => flag)).toEqual(listFlags(env.SECTIONS).map(({ flag }) => flag));
  const log = await (await moderator.get('/moderation/log/?full=1')).json<object[]>();
  expect(log).toMatchObject([
    { action: 'turn-off', kind: 'flags', title: 'News', moderator: moderator.username },
    { action: 'turn-off', kind: 'flags', title: 'Photo uploads', moderator: moderator.username },
  ]);
});

it.each([
  ['an unknown flag', { flag: 'everything', to: 'off' }, 400],
  ['an unknown state', { flag: 'uploads', to: 'maybe' }, 400],
])('a request to switch a flag with %s is refused', async (_, fields, status) => {
  expect(await refusal(moderator, HEALTH_PATH, new URLSearchParams(fields))).toMatchObject({
    status,
  });
  expect(await rowCount('flags')).toBe(0);
});

it('a member who is not a moderator cannot switch a flag', async () => {
  const fields = new URLSearchParams({ flag: 'uploads', to: 'off' });
  expect(await refusal(await signedInFan(), HEALTH_PATH, fields)).toMatchObject({ status: 403 });
  expect(await rowCount('flags')).toBe(0);
});

it('an isolate learns of a switched flag within 10 s, and keeps it while the database fails', async () => {
  const database = openD1(env.DB);
  expect(await isEnabled(database, 'uploads')).toBe(true);
  await env.DB.exec(`INSERT INTO flags (id, changed) VALUES (1, '{"uploads":false}')`);
  expect(await isEnabled(database, 'uploads')).toBe(true);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await isEnabled(database, 'uploads')).toBe(false);
  vi.setSystemTime(Date.now() + 10_000);
  const failing = openD1({
    prepare: () => {
      throw new Error('no database');
    },
  } as never);
  expect(await isEnabled(failing, 'uploads')).toBe(false);
});

it('while sign-ups are switched off, the API and the form create no account', async () => {
  await turn('sign-up', 'off');
  const { response } = await newMember();
  expect(response.status).toBe(403);
  expect(await messageIn(response)).toMatch(/^Sign-up is closed/);
  const { password, ...fan } = newFan();
  const fields = { ...fan, password, confirmPassword: password };
  const form = await postForm(contextOf(plainRequest('/signup', fields)));
  expect(form).toMatchObject({ status: 403 });
  await turn('sign-up', 'on');
  expect((await newMember()).response.status).toBe(201);
});

it('while the approval flag is on, a new member cannot post until a moderator approves the account', async () => {
  await turn('approval', 'on');
  const { response } = await newMember();
  const cookies = cookiesOf(response);
  const { id, email, ...account } = await response.json<{ id: number; email: string }>();
  expect(account).toMatchObject({ awaits_approval: true });
  const write = () => post('/news/new/', STORY, { cookies });
  const refused = await write();
  expect(refused.status).toBe(403);
  expect(await messageIn(refused)).toMatch(/^A moderator has to approve/);
  expect((await callApi('/account/pending/', { cookies })).status).toBe(200);
  expect((await post('/account/confirmation/', {}, { cookies })).status).toBe(403);
  expect((await post('/auth/forgotten/', { email })).status).toBe(200);
  expect(await mailsTo(email)).toEqual([]);
  const cases = await (await moderator.get('/moderation/cases/')).json<Case[]>();
  expect(cases).toMatchObject([{ kind: 'users', subject_id: id, context: { is_pending: true } }]);
  expect((await actOn(moderator, 'approve', 'users', id)).status).toBe(201);
  expect((await actOn(moderator, 'approve', 'users', id)).status).toBe(409);
  expect((await write()).status).toBe(201);
  expect(await mailsTo(email)).toEqual([expect.stringContaining('/confirm?token=')]);
  expect(await (await moderator.get('/moderation/cases/')).json()).toEqual([]);
});

it('while uploads are switched off, no photo is stored', async () => {
  const fan = await signedInFan();
  await turn('uploads', 'off');
  const response = await postPhoto(fan);
  expect(response.status).toBe(403);
  expect(await messageIn(response)).toMatch(/^Photos can’t be uploaded right now/);
  expect(await rowCount('photos')).toBe(0);
});

it('mails written while emails are switched off are sent when emails are on again', async () => {
  const sent: string[] = [];
  const EMAIL = { send: async ({ to }: { to: string }) => sent.push(to) };
  const mailEnv = { ...env, EMAIL, MAIL_FROM: 'desert@example.com' } as never;
  await turn('mails', 'off');
  const { fan } = await newMember();
  for (const kind of ['letter', 'digest'])
    await env.DB.exec(`INSERT INTO jobs (kind, key, at) VALUES ('${kind}', 'users 0 0 0', 0)`);
  await runJobs(mailEnv, 1000);
  expect(sent).toEqual([]);
  expect(await rowCount('jobs', "kind IN ('letter', 'digest') AND attempts = 0")).toBe(2);
  expect(await rowCount('jobs', "kind = 'mail' AND attempts = 0")).toBeGreaterThan(0);
  await turn('mails', 'on');
  await runJobs(mailEnv, 1000);
  expect(sent).toContain(fan.email);
  expect(await rowCount('jobs', "kind IN ('letter', 'digest')")).toBe(0);
});

it('while links by new members are switched off, their texts and edits with links are refused', async () => {
  await turn('links', 'off');
  const [newcomer, old] = [await signedInNewcomer(), await signedInFan()];
  const linked = { ...STORY, details: 'See https://example.com/' };
  const refused = await newcomer.post('/news/new/', linked);
  expect(refused.status).toBe(403);
  expect(await messageIn(refused)).toMatch(/^New members can’t add links/);
  const { id } = await (await newcomer.post('/news/new/', STORY)).json<{ id: number }>();
  expect((await newcomer.put(`/news/${id}/edit/`, linked)).status).toBe(403);
  expect((await old.post('/news/new/', linked)).status).toBe(201);
});

it('a section that is switched off shows a notice until it is switched on again', async () => {
  const section = rendering('<h1>2011-12</h1>');
  const open = () => readPage('/history/2011-12', section);
  expect((await open()).html).toContain('<h1>2011-12</h1>');
  await turn('section history', 'off');
  const closed = await open();
  expect(closed.html).not.toContain('<h1>2011-12</h1>');
  expect(closed.state.soon).toEqual(['history']);
  await turn('section history', 'on');
  expect((await open()).html).toContain('<h1>2011-12</h1>');
});
