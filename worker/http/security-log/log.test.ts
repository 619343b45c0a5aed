/** The security log of requests to the edge. */
import type { Account } from '@desert/contract/accounts/account';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEdge } from '../../edge.ts';
import type { Env } from '../../env.ts';
import { cookiesOf, newFan } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { allSettled, context } from '../../test/background.ts';
import { tokenTo } from '../../test/mail.ts';
import { shell } from '../../test/shell.ts';
import { edgeEnv } from '../../test/visit.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function logged(): Promise<Record<string, unknown>[]> {
  await allSettled();
  return lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
}

const edge = createEdge(shell);

interface Sent {
  body?: object;
  cookies?: string;
  origin?: string;
  vars?: Partial<Env>;
}

function send(
  method: string,
  path: string,
  { body, cookies = '', origin = ORIGIN, vars }: Sent = {},
) {
  const json = body && { 'Content-Type': 'application/json' };
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      Origin: origin,
      Cookie: cookies,
      'CF-Connecting-IP': '203.0.113.77',
      'CF-Ray': 'ray-1',
      ...json,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return edge.fetch(request, edgeEnv(undefined, undefined, vars), context);
}
async function member() {
  const fan = newFan();
  const response = await send('POST', '/api/auth/signup/', { body: fan });
  const { id } = await response.clone().json<Account>();
  return { fan, id, cookies: cookiesOf(response), written: await logged() };
}

const LINE = {
  event: 'security',
  address: '203.0.113.0/24',
  request: 'ray-1',
};

it('every sign-up and log-in attempt is in the security log, with its account if there is one', async () => {
  const { fan, id, written } = await member();
  const deed = { what: 'sign-up', outcome: 'done', status: 201, account: id };
  expect(written).toEqual([{ ...LINE, ...deed, method: 'POST', path: '/api/auth/signup/' }]);
  const wrong = { ...fan, password: 'wrong, wrong' };
  for (const [path, body, outcome, status] of [
    ['/api/auth/login/', fan, 'done', 200],
    ['/api/auth/login/', wrong, 'failed', 401],
    // The same path, percent-encoded.
    ['/api/auth/%6Cogin/', wrong, 'failed', 401],
  ] as const) {
    await send('POST', path, { body: { email: body.email, password: body.password } });
    expect(await logged()).toMatchObject([{ what: 'log-in', outcome, status, account: id }]);
  }
  await send('POST', '/api/auth/login/', { body: newFan() });
  const [nobody] = await logged();
  expect(nobody).toMatchObject({ what: 'log-in', outcome: 'failed' });
  expect(nobody).not.toHaveProperty('account');
});

it('the security log names the account of a log-out, a confirmed address and a failed passkey request', async () => {
  const { fan, id, cookies } = await member();
  const guess = { body: { password: 'wrong, wrong' }, cookies };
  await send('POST', '/api/account/passkeys/options/', guess);
  expect(await logged()).toMatchObject([{ what: 'passkey', outcome: 'failed', account: id }]);
  const token = await tokenTo(fan.email);
  await send('POST', '/api/auth/confirm/', { body: { token } });
  expect(await logged()).toMatchObject([{ what: 'address', outcome: 'done', account: id }]);
  await send('GET', '/api/auth/logout/', { cookies });
  expect(await logged()).toMatchObject([{ what: 'log-out', outcome: 'done', account: id }]);
});

it('a refused request is in the security log with its account', async () => {
  const { id, cookies } = await member();
  await send('POST', '/api/moderation/actions/', { body: { action: 'warn' }, cookies });
  expect(await logged()).toMatchObject([{ what: 'moderation', outcome: 'refused', account: id }]);
  await send('GET', '/api/moderation/members/Ann/', { cookies });
  expect(await logged()).toMatchObject([
    { what: 'request', outcome: 'refused', account: id, path: '/api/moderation/members/*/' },
  ]);
  await send('POST', '/api/news/new/', { body: {}, origin: 'https://other.test' });
  expect(await logged()).toMatchObject([{ what: 'request', outcome: 'refused', status: 403 }]);
});

it('a request stopped by a rate limit is in the security log', async () => {
  const { id, cookies } = await member();
  const vars = { WRITES_PER_10_MINUTES: 1 };
  const post = () =>
    send('POST', '/api/news/new/', { body: { title: 'One', details: 'Words' }, cookies, vars });
  await post();
  expect(await logged()).toEqual([]);
  expect((await post()).status).toBe(429);
  expect(await logged()).toMatchObject([{ what: 'request', outcome: 'limited', account: id }]);
});

it('the security log has data exports and account deletions, but no reads', async () => {
  const { fan, id, cookies } = await member();
  await send('GET', '/api/news/', { cookies });
  await send('GET', '/api/auth/', { cookies });
  expect(await logged()).toEqual([]);
  const data = await send('GET', '/api/account/data/', { cookies });
  await data.text();
  expect(await logged()).toMatchObject([{ what: 'export', outcome: 'done', account: id }]);
  await send('DELETE', '/api/account/', { body: { password: fan.password }, cookies });
  expect(await logged()).toMatchObject([{ what: 'deletion', outcome: 'done', account: id }]);
});

it('the security log never contains typed text or cookies', async () => {
  const { fan, cookies } = await member();
  await send('POST', '/api/auth/login/', { body: { email: fan.email, password: 'wrong, wrong' } });
  await send('PUT', '/api/account/password/', {
    body: { password: fan.password, new_password: 'a new one, longer' },
    cookies,
  });
  const text = JSON.stringify(await logged());
  for (const secret of [fan.email, fan.password, fan.username, 'wrong, wrong', 'a new one']) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/[\w-]{43}/);
});
