import type { ListedSession } from '@desert/contract/accounts/account-settings';
import { expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { callApi } from '../../test/api.ts';
import { signedInFan } from '../../test/fan.ts';
import { signedInOwner, signInElsewhere } from '../../test/owner.ts';
import { upTo } from '../../test/rows-read.ts';
import { hashToken } from '../session/token.ts';

async function listed(cookies: string): Promise<ListedSession[]> {
  return (await callApi('/account/sessions/', { cookies })).json();
}

it('the list of sessions has the last used first, without tokens or hashes', async () => {
  const owner = await signedInOwner();
  const before = Date.now() - 60_000;
  const cookies = await signInElsewhere(owner, 'a phone', before);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const times = { created_at: time, last_seen_at: time };
  const id = expect.stringMatching(/^[\w-]{22}$/);
  const response = await owner.get('/account/sessions/');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual([
    { id, ...times, device: '', current: true },
    { id, ...times, device: 'a phone', current: false },
  ]);
  const token = /session=([\w-]{43})/.exec(cookies)![1]!;
  expect(text).not.toContain(token);
  expect(text).not.toContain(hashToken(token).slice(0, 16));
  const [, other] = JSON.parse(text) as ListedSession[];
  expect((await callApi('/auth/', { cookies: `__Host-session=${other!.id}` })).status).toBe(401);
});

it('a session can be ended by its id', async () => {
  const owner = await signedInOwner();
  const [phone, tablet] = [await signInElsewhere(owner, 'a'), await signInElsewhere(owner, 'b')];
  const { id } = (await listed(owner.cookies)).find(({ device }) => device === 'a')!;
  expect((await owner.delete(`/account/sessions/${id}/`)).status).toBe(200);
  expect((await callApi('/auth/', { cookies: phone })).status).toBe(401);
  expect((await callApi('/auth/', { cookies: tablet })).status).toBe(200);
  expect((await owner.delete(`/account/sessions/${id}`)).status).toBe(404);
});

it('ending another account’s session responds with 404', async () => {
  const [owner, other] = [await signedInOwner(), await signedInFan()];
  const [{ id } = { id: '' }] = await listed(owner.cookies);
  for (const path of [id, 'x', '%00', "' OR 1=1 --", '..%2f']) {
    expect((await other.delete(`/account/sessions/${path}/`)).status).toBe(404);
  }
  expect((await owner.get('/auth/')).status).toBe(200);
});

it('ending all other sessions keeps the current one, and other accounts’ sessions', async () => {
  const [owner, other] = [await signedInOwner(), await signedInFan()];
  await Promise.all([signInElsewhere(owner), signInElsewhere(owner)]);
  expect((await owner.delete('/account/sessions')).status).toBe(200);
  expect(await listed(owner.cookies)).toMatchObject([{ current: true }]);
  expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(1);
  expect((await other.get('/auth/')).status).toBe(200);
});

it('the list of sessions has 100 at most, and no expired ones', async () => {
  const owner = await signedInOwner();
  await signInElsewhere(owner, 'long ago', Date.now() - 31 * 24 * 60 * 60 * 1000);
  expect(await listed(owner.cookies)).toHaveLength(1);
  await env.DB.prepare(
    `INSERT INTO sessions SELECT 'hash ' || value, ?1, ?2, ?2, '', 0 FROM ${upTo(150)}`,
  )
    .bind(owner.id, Date.now() - 1000)
    .run();
  const sessions = await listed(owner.cookies);
  expect(sessions).toHaveLength(100);
  expect(sessions[0]!.current).toBe(true);
});
