import { FOLLOWING_PATH, type Following } from '@desert/contract/notifications/follows';
import { expect, it } from 'vitest';
import { signedInFan } from '../../test/fan.ts';
import { formRequest } from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';

it('a member can follow another, and pause, resume and stop it, without scripts', async () => {
  const [fan, other] = [await signedInFan(), await signedInFan()];
  const send = async (fields: Record<string, string>) => {
    const data = new URLSearchParams(fields);
    return postForm(contextOf(formRequest(fan, FOLLOWING_PATH, data)));
  };
  const list = async () => (await (await fan.get('/follows/')).json<Following>()).follows;
  const done = (await send({ target: `member:${other.id}` })) as Response;
  expect(done.headers.get('Location')).toBe(FOLLOWING_PATH);
  const [follow] = await list();
  expect(follow).toMatchObject({ label: other.username, is_paused: false });
  const id = String(follow!.id);
  await send({ pause: id });
  expect(await list()).toMatchObject([{ is_paused: true }]);
  await send({ resume: id });
  expect(await list()).toMatchObject([{ is_paused: false }]);
  await send({ remove: id });
  expect(await list()).toEqual([]);
  expect(await send({ target: 'member:999999' })).toMatchObject({ status: 404 });
});
