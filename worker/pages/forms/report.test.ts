/** What the form of a report refuses, and that it keeps what was typed. */
import { beforeAll, expect, it } from 'vitest';
import { env, newAddress, rowCount } from '../../test/account.ts';
import { seedHistory } from '../../test/history.ts';
import { plainRequest } from '../../test/posted.ts';
import { solveProof } from '../../test/proof.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';
import type { RefusedForm } from './posted.ts';

beforeAll(seedHistory);

const TYPED = {
  page: '/home',
  why: 'danger',
  details: 'Line one\nand two',
  email: 'reader@example.com',
  good_faith: '1',
};

const MAIL = { MAIL_FROM: 'desert@example.com' };

const send = (fields: Record<string, string>, headers = {}, vars: object = MAIL) =>
  postForm(contextOf(plainRequest('/report', fields, headers), vars));

it.each([
  [{ page: '' }, 'page'],
  [{ page: '/nowhere' }, 'page'],
  [{ page: '/news/999999' }, 'page'],
  [{ page: '/user/settings' }, 'page'],
  [{ page: 'https://other.test/rules' }, 'page'],
  [{ page: 'what?' }, 'page'],
  [{ why: 'no' }, 'why'],
  [{ details: ' ' }, 'details'],
  [{ email: 'me' }, 'email'],
  [{ good_faith: '' }, 'good_faith'],
])(
  'a report form with %o is refused, and keeps everything that was typed',
  async (change, field) => {
    const typed = { ...TYPED, ...change };
    const refused = (await send({ ...typed, proof: '{}' })) as RefusedForm;
    expect([refused.status, Object.keys(refused.errors)]).toEqual([400, [field]]);
    expect(refused.values).toEqual(
      Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
    );
  },
);

it('a report form with a false or used proof of work is refused', async () => {
  expect(await send({ ...TYPED, proof: '{}' })).toMatchObject({ status: 400 });
  const proof = await solveProof();
  expect(await send({ ...TYPED, proof })).toBeInstanceOf(Response);
  const again = await send({ ...TYPED, proof });
  expect(again).toMatchObject({ status: 400, values: { details: [TYPED.details] } });
});

it('a report form about a page that its section does not have is refused', async () => {
  const proof = await solveProof();
  expect(await send({ ...TYPED, page: '/history/1899-00', proof })).toMatchObject({ status: 400 });
});

it('one client address can send ten reports an hour, and one email address five', async () => {
  const from = { 'CF-Connecting-IP': newAddress() };
  const outcomes = [];
  for (let at = 0; at < 11; at += 1)
    outcomes.push(await send({ ...TYPED, email: `limited-${at}@example.com` }, from));
  expect(outcomes.map((entry) => ('status' in entry ? entry.status : 0))).toEqual([
    ...Array<number>(10).fill(303),
    429,
  ]);
  const mailed = [];
  for (let at = 0; at < 6; at += 1)
    mailed.push(await send({ ...TYPED, email: 'flooded@example.com' }));
  expect(mailed.at(-2)?.status).toBe(303);
  expect(mailed.at(-1)).toMatchObject({ status: 429, values: { page: ['/home'] } });
});

it('a site without email takes no report that only an email could confirm', async () => {
  expect(await send(TYPED, {}, { MAIL_FROM: '' })).toMatchObject({ status: 403 });
  const proven = { ...TYPED, email: 'proven@example.com', proof: await solveProof() };
  expect(await send(proven, {}, { MAIL_FROM: '' })).toBeInstanceOf(Response);
});

it('reports without a proof of work share one limit, and use up no mail of a member', async () => {
  await env.DB.exec('DELETE FROM rate_limits');
  for (let at = 0; at < 20; at += 1)
    await send({ ...TYPED, email: `reader-${at % 4}@example.com` });
  expect(await rowCount('rate_limits', "key LIKE 'mail-to:reader%'")).toBe(0);
  expect(await send(TYPED)).toMatchObject({ status: 429, values: { page: ['/home'] } });
  const proof = await solveProof();
  expect(await send({ ...TYPED, proof })).toBeInstanceOf(Response);
});
