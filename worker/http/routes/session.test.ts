import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { readSession } from '../../accounts/session/resolve.ts';
import { api } from '../../api/app.ts';
import { postForm } from '../../pages/form-post.ts';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { context } from '../../test/background.ts';
import { signedInFan } from '../../test/fan.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { formData, formRequest, STORY } from '../../test/posted.ts';
import { appBindings, contextOf } from '../../test/request-context.ts';

const blockRequest = (cookies: string, user_id: number) =>
  new Request(`${ORIGIN}/api/blocks/new`, {
    method: 'POST',
    body: JSON.stringify({ user_id }),
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookies },
  });

it('a write is a 401 if the member’s account was deleted after the session was read', async () => {
  const owner = await signedInOwner();
  const request = blockRequest(owner.cookies, (await signedInFan()).id);
  const form = formRequest(owner, '/news/new', formData(STORY));
  // Caches the sessions of both requests before the deletion.
  for (const cached of [request, form]) await readSession(cached, drizzle(env.DB));
  expect((await deleteAccountOf(owner)).status).toBe(200);
  expect((await api.fetch(request, appBindings(), context)).status).toBe(401);
  expect(await postForm(contextOf(form))).toMatchObject({
    status: 401,
    values: { title: ['A night'] },
  });
});
