import type { NotificationSettings } from '@desert/contract/notifications/notifications';
import { expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { plainRequest } from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';

const settingsOf = async (fan: Fan) =>
  (await fan.get('/notifications/settings/')).json<NotificationSettings>();

it('the unsubscribe link in a mail turns only mail off, by a press or one click, without a log-in', async () => {
  const [fan, other] = [await signedInFan(), await signedInFan()];
  const query = env.DB.prepare('SELECT mail_token FROM users WHERE id = ?').bind(fan.id);
  const path = `/unsubscribe?token=${await query.first<string>('mail_token')}`;
  const pressed = (await postForm(contextOf(plainRequest(path, {})))) as Response;
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/unsubscribe?done=1']);
  expect(await settingsOf(fan)).toEqual({ ...(await settingsOf(other)), mail: false });

  await fan.put('/notifications/settings/', { mail: true });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (const _ of [1, 2]) {
    const request = new Request(ORIGIN + path, { method: 'POST', body });
    expect(((await postForm(contextOf(request))) as Response).status).toBe(200);
  }
  expect((await settingsOf(fan)).mail).toBe(false);
});

it('the unsubscribe link in a digest turns only digests off', async () => {
  const fan = await signedInFan();
  const query = env.DB.prepare('SELECT mail_token FROM users WHERE id = ?').bind(fan.id);
  const path = `/unsubscribe?token=${await query.first<string>('mail_token')}&mail=digest`;
  const before = await settingsOf(fan);
  await fan.put('/notifications/settings/', { digest: true });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  for (const _ of [1, 2]) {
    const request = new Request(ORIGIN + path, { method: 'POST', body });
    expect(((await postForm(contextOf(request))) as Response).status).toBe(200);
    expect(await settingsOf(fan)).toEqual(before);
  }
  const pressed = (await postForm(contextOf(plainRequest(path, {})))) as Response;
  expect(pressed.headers.get('Location')).toBe('/unsubscribe?done=1&mail=digest');
});

it.each(['', 'x'])(
  'an unsubscribe link that lost part of its token is refused with advice: %j',
  async (token) => {
    const refused = await postForm(contextOf(plainRequest(`/unsubscribe?token=${token}`, {})));
    expect(refused).toMatchObject({
      status: 404,
      errors: { message: 'This link isn’t complete. Copy all of it from the email.' },
    });
  },
);
