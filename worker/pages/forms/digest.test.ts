import type { NotificationSettings } from '@desert/contract/notifications/notifications';
import { expect, it } from 'vitest';
import { signedInFan } from '../../test/fan.ts';
import { formRequest } from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';

it('a member can turn digests on and off without scripts, on the home page and in the settings', async () => {
  const fan = await signedInFan();
  const send = async (fields: Record<string, string>) => {
    const data = new URLSearchParams(fields);
    const done = await postForm(contextOf(formRequest(fan, '/user/settings', data)));
    return done instanceof Response ? done.headers.get('Location') : undefined;
  };
  const isOn = async () =>
    (await (await fan.get('/notifications/settings/')).json<NotificationSettings>()).digest;
  expect(await send({ asked: '', digest: 'yes' })).toBe('/');
  expect(await isOn()).toBe(true);
  expect(await send({ asked: '' })).toBeUndefined();
  expect(await isOn()).toBe(true);
  expect(await send({ digest: 'no' })).toBe('/user/settings#notifications');
  expect(await isOn()).toBe(false);
});
