/** Forms that are posted without scripts while the database is full. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CANNOT_STORE } from '../../response/errors.ts';
import { env, rowCount } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { fullDatabase } from '../../test/full-database.ts';
import { formData, formRequest, ITEM, photo, plainRequest } from '../../test/posted.ts';
import { postForm } from '../form-post.ts';

const full = { ...env, DB: fullDatabase() };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('forms in a full database keep what was typed, and explain the failure', async () => {
  const fan = await signedInFan();
  const files = (await env.PHOTOS.list()).objects.length;
  const data = formData({ ...ITEM, urls: '', alts: '' }, [photo()]);
  expect(await postForm(formRequest(fan, '/merch/new', data), full)).toMatchObject({
    ...CANNOT_STORE,
    errors: {
      message: CANNOT_STORE.errors.message,
      photos: expect.stringMatching(/^Please choose/),
    },
    values: { name: ['Scarf'], price: ['$12.50'] },
  });
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(0);
  expect((await env.PHOTOS.list()).objects).toHaveLength(files);
});

const posted = (path: string, fields: Record<string, string>) =>
  postForm(plainRequest(path, fields), full);

it('forms in a full database create no account', async () => {
  const fields = { email: 'new@example.com', username: 'new-fan', password: 'howl at the moon' };
  expect(await posted('/signup', { ...fields, confirmPassword: fields.password })).toMatchObject({
    ...CANNOT_STORE,
    values: { email: ['new@example.com'], username: ['new-fan'] },
  });
});
