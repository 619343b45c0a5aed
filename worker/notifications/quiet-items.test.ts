/** A seller is asked once, two weeks after the last change of an item, and answers by a form. */
import type { Item } from '@desert/contract/store/merch';
import { QUIET_TIME_MS, renewalPath } from '@desert/contract/store/renewal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postForm } from '../pages/form-post.ts';
import { env } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { jobsOf, runDue, runHourly } from '../test/jobs.ts';
import { newItem } from '../test/market.ts';
import { inShort, notificationsFor } from '../test/notified.ts';
import { formRequest } from '../test/posted.ts';
import { contextOf } from '../test/request-context.ts';

const HOUR = 60 * 60_000;
const QUESTION = 'sale nobody Kachina sweater';

let seller: Fan;
let item: Item;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await env.DB.exec('DELETE FROM jobs');
  seller = await signedInFan();
  item = await newItem(seller);
  await runDue();
});
afterEach(() => void vi.useRealTimers());

/** Passes time, and runs what the cron runs. @returns the seller's notifications */
async function heardAfter(ms: number): Promise<string[]> {
  vi.setSystemTime(Date.now() + ms);
  await runHourly('sellers');
  return inShort(seller);
}

const read = async () => (await seller.get(`/merch/${item.id}/`)).json<Item>();

async function answerQuestion(fan: Fan, fields: Record<string, string>) {
  const data = new URLSearchParams(fields);
  return postForm(contextOf(formRequest(fan, renewalPath(item.id), data)));
}

it('the seller of an item that did not change for two weeks is asked about it once', async () => {
  expect(await heardAfter(QUIET_TIME_MS - HOUR)).toEqual([]);
  expect(await heardAfter(HOUR)).toEqual([QUESTION]);
  const [notification] = await notificationsFor(seller);
  expect(notification).toMatchObject({ path: renewalPath(item.id), detail: { state: 'for_sale' } });
  for (let hours = 0; hours < 50; hours += 7) expect(await heardAfter(7 * HOUR)).toHaveLength(1);
});

it('an unchanged item has one job on the queue, however often the cron runs', async () => {
  vi.setSystemTime(Date.now() + QUIET_TIME_MS);
  for (let run = 0; run < 3; run += 1) await runHourly('sellers');
  const jobs = await jobsOf('notify');
  expect(jobs.filter(({ key }) => key === `merch ${item.id} quiet`)).toHaveLength(1);
});

it.each<[string, Record<string, string>, Partial<Item>]>([
  ['sold', { choice: 'sold', price: '45' }, { state: 'sold', price: 50 }],
  ['unlisted', { choice: 'withdrawn' }, { state: 'withdrawn' }],
  ['cheaper', { choice: 'reduce', price: '45' }, { state: 'for_sale', price: 45 }],
  ['still for sale', { choice: 'for_sale', price: '45' }, { state: 'for_sale', price: 50 }],
])(
  'a seller who is asked about an item can answer without scripts that it is %s',
  async (_, fields, after) => {
    await heardAfter(QUIET_TIME_MS);
    const done = (await answerQuestion(seller, fields)) as Response;
    expect(done.headers.get('Location')).toBe(`/merch/${item.id}`);
    expect(await read()).toMatchObject(after);
  },
);

it.each([
  ['for_sale', 2],
  ['reduce', 2],
  ['sold', 1],
  ['withdrawn', 1],
])(
  'two weeks after answering %s about an item, the seller has been asked %i times',
  async (said, times) => {
    await heardAfter(QUIET_TIME_MS);
    await answerQuestion(seller, { choice: said, price: '45' });
    await runDue();
    expect(await heardAfter(QUIET_TIME_MS - HOUR)).toHaveLength(1);
    expect(await heardAfter(HOUR)).toHaveLength(times);
  },
);

it('a seller who answers about an item before the job runs is not asked', async () => {
  vi.setSystemTime(Date.now() + QUIET_TIME_MS);
  await runHourly('sellers');
  await answerQuestion(seller, { choice: 'for_sale' });
  expect(await inShort(seller)).toEqual([]);
});

it('the seller of a deleted or reserved item is not asked about it', async () => {
  const reserved = await newItem(seller, 'Reserved puck');
  await seller.put(`/merch/${reserved.id}/state/`, { state: 'reserved' });
  await seller.delete(`/merch/${item.id}/delete/`);
  expect(await heardAfter(QUIET_TIME_MS)).toEqual([]);
});

it('only the seller can answer the question about an item, and only with a known answer', async () => {
  const other = await signedInFan();
  for (const said of ['for_sale', 'sold', 'reduce'])
    expect(await answerQuestion(other, { choice: said, price: '1' })).toMatchObject({
      status: 403,
    });
  expect(await answerQuestion(seller, { choice: 'burn' })).toMatchObject({ status: 400 });
  expect(await read()).toMatchObject({ state: 'for_sale', price: 50 });
});
