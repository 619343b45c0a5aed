/** Messages, offers and replies are mailed, from the event to the mail handed over. */
import type { NotificationSettings } from '@desert/contract/notifications/notifications';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobEnv } from '../jobs/handler.ts';
import { env } from '../test/account.ts';
import { endingAt } from '../test/ending.ts';
import type { Fan } from '../test/fan.ts';
import { jobsOf, makeDue, runDue } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import {
  decideOffer,
  beginConversation,
  type Market,
  makeOffer,
  openMarket,
  writeMessage,
} from '../test/market.ts';
import { forgottenBy } from '../test/notified.ts';
import { deleteAccountOf } from '../test/owner.ts';
import { mutedAtNewAddress } from './settings.ts';

const MINUTE = 60_000;
const SITE = 'https://desert.test';

let market: Market;
let box: ReturnType<typeof mailbox>;
let refusal: Error | undefined;
let platform: JobEnv;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
  await env.DB.exec("DELETE FROM jobs WHERE kind IN ('letter', 'notify')");
  market = await openMarket();
  await env.DB.exec('UPDATE users SET email_confirmed_at = 1');
  refusal = undefined;
  box = mailbox(() => refusal);
  platform = { ...box.env, SITE_URL: SITE, POSTAL_ADDRESS: '1 Main Street' };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE + 1000);
const addressOf = ({ username }: Fan) => `${username}@example.com`;
/** Runs what is due. @returns recipients and subjects of the mails since the last call */
async function mailsNow(): Promise<string[][]> {
  await runDue(['notify']);
  await runDue(['letter'], platform);
  return box.sent.splice(0).map(({ to, subject }) => [to, subject]);
}
const settingsOf = async (fan: Fan) =>
  (await fan.get('/notifications/settings/')).json<NotificationSettings>();

it('the messages of ten minutes are one mail, which quotes no member', async () => {
  const { seller, buyer, item } = market;
  const { id } = await beginConversation({ buyer, item });
  expect(await mailsNow()).toEqual([]);
  wait(8);
  await writeMessage(buyer, id, 'Hello?');
  expect(await mailsNow()).toEqual([]);
  wait(2);
  await runDue(['letter'], platform);
  const [mail, ...others] = box.sent.splice(0);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: addressOf(seller), subject: 'A fan sent you 2 messages' });
  const [link] = /https\S+unsubscribe\S+/.exec(mail!.text)!;
  expect(mail!.headers).toMatchObject({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const content of [mail!.text, mail!.html]) {
    expect(content).toContain(`${SITE}/merch/messages/${id}`);
    expect(content).toContain('1 Main Street');
    for (const word of [buyer.username, item.name, 'Hello']) expect(content).not.toContain(word);
  }
  expect(await mailsNow()).toEqual([]);
  await writeMessage(buyer, id, 'Still there?');
  wait(11);
  expect(await mailsNow()).toEqual([[addressOf(seller), 'A fan sent you 3 messages']]);
  expect(await jobsOf('letter')).toEqual([]);
});

it('offers, acceptances and replies are mailed, but likes are not', async () => {
  const { seller, buyer } = market;
  const { id } = await beginConversation(market);
  const { id: made } = await makeOffer(buyer, id, 40);
  await mailsNow();
  wait(11);
  expect(await mailsNow()).toEqual([[addressOf(seller), 'A fan made you an offer']]);
  await decideOffer(seller, id, made, 'accepted');
  const post = await seller.post('/news/new/', { title: 'T', details: 'D' });
  const { id: news_id } = await post.json<{ id: number }>();
  const comment = await buyer.post('/news/comment/new/', { content: 'Hi', news_id });
  const { id: parent_id } = await comment.json<{ id: number }>();
  await seller.post('/news/comment/new/', { content: 'Hello', news_id, parent_id });
  await buyer.post(`/news/${news_id}/like/`);
  await runDue(['notify']);
  wait(11);
  const mails = await mailsNow();
  expect(mails.map((mail) => mail.join(': ')).toSorted()).toEqual([
    `${addressOf(buyer)}: A fan replied to your comment`,
    `${addressOf(buyer)}: A fan responded to your offer`,
  ]);
});

it.each<[string, (id: number) => unknown]>([
  ...forgottenBy(() => market),
  ['for a deleted member', () => deleteAccountOf(market.seller)],
  [
    'for a member who turned mail off',
    () => market.seller.put('/notifications/settings/', { mail: false }),
  ],
  [
    'for an address that is not confirmed',
    () => env.DB.exec('UPDATE users SET email_confirmed_at = NULL'),
  ],
  [
    'withdrawn',
    async (id) => {
      await env.DB.exec('UPDATE notifications SET is_read = 1');
      const { id: made } = await makeOffer(market.buyer, id, 40);
      await runDue(['notify']);
      await market.buyer.put(`/conversations/${id}/messages/${made}/offer/`, {
        state: 'withdrawn',
      });
    },
  ],
])('no mail is sent about an event that is %s before the mail is due', async (_, happen) => {
  const { id } = await beginConversation(market);
  await runDue(['notify']);
  expect(await jobsOf('letter')).toHaveLength(1);
  await happen(id);
  wait(11);
  expect(await mailsNow()).toEqual([]);
  expect(await jobsOf('letter')).toEqual([]);
});

it('an event for a member without a confirmed address, or with mail off, enqueues no mail', async () => {
  await market.seller.put('/notifications/settings/', { mail: false });
  await env.DB.exec(`UPDATE users SET email_confirmed_at = NULL WHERE id = ${market.buyer.id}`);
  const { id } = await beginConversation(market);
  await writeMessage(market.seller, id, 'Yes');
  await runDue(['notify']);
  expect(await jobsOf('letter')).toEqual([]);
});

it('a member whose address bounced gets no mail until they turn mail on again', async () => {
  const { seller, buyer } = market;
  const { id } = await beginConversation(market);
  await runDue(['notify']);
  wait(11);
  refusal = Object.assign(new Error('back'), { code: 'E_RECIPIENT_SUPPRESSED' });
  expect(await mailsNow()).toEqual([]);
  expect(await jobsOf('letter')).toEqual([]);
  expect(await settingsOf(seller)).toMatchObject({ mail: false, bounced: true });
  await seller.put('/notifications/settings/', { like: false });
  expect(await settingsOf(seller)).toMatchObject({ mail: false, bounced: true, like: false });
  refusal = undefined;
  await seller.put('/notifications/settings/', { mail: true });
  expect(await settingsOf(seller)).not.toHaveProperty('bounced');
  await writeMessage(buyer, id, 'Hello?');
  await runDue(['notify']);
  wait(11);
  expect(await mailsNow()).toHaveLength(1);
});

it('only a bounce of the current address turns a member’s mail off', async () => {
  const { seller, buyer } = market;
  await env.DB.prepare(`UPDATE users SET muted = '["like","bounced"]' WHERE id = ?`)
    .bind(seller.id)
    .run();
  const database = drizzle(env.DB);
  await database.update(users).set({ muted: mutedAtNewAddress }).where(eq(users.id, seller.id));
  expect(await settingsOf(seller)).toMatchObject({ mail: true, like: false });
  await database.update(users).set({ muted: mutedAtNewAddress }).where(eq(users.id, buyer.id));
  expect(await settingsOf(buyer)).toMatchObject({ mail: true, like: true });
  await beginConversation(market);
  await runDue(['notify']);
  wait(11);
  refusal = Object.assign(new Error('header'), { code: 'E_VALIDATION_ERROR' });
  await mailsNow();
  expect(await jobsOf('letter')).toMatchObject([{ last_error: 'E_VALIDATION_ERROR' }]);
  expect((await settingsOf(seller)).mail).toBe(true);
});

it('a killed runner loses no notification mail, and repeats one only if it was delivered before', async () => {
  const { id } = await beginConversation(market);
  for (let request = 1; ; request += 1) {
    await writeMessage(market.buyer, id, `Hello ${request}`);
    await runDue(['notify']);
    await makeDue();
    const calls = { left: request, after: request % 2 === 0 };
    await runDue(['letter'], { ...platform, DB: endingAt(env.DB, calls) });
    const handedOver = box.sent.length;
    await makeDue();
    await runDue(['letter'], platform);
    const refs = new Set(box.sent.map(({ headers }) => headers['X-Entity-Ref-ID']));
    expect({ request, refs: refs.size }).toEqual({ request, refs: 1 });
    const sent = box.sent.splice(0).length;
    expect({ request, sent: sent - handedOver === 1 ? 1 : sent }).toEqual({ request, sent: 1 });
    expect(await jobsOf('letter')).toEqual([]);
    if (calls.left > 0) return;
  }
});

it('a notification mail that cannot be sent is retried, then dropped without a dead letter', async () => {
  await beginConversation(market);
  await runDue(['notify']);
  refusal = Object.assign(new Error('down'), { code: 'E_INTERNAL_SERVER_ERROR' });
  wait(11);
  let attempts = 0;
  for (let [job] = await jobsOf('letter'); job; [job] = await jobsOf('letter')) {
    expect(job.failed_at).toBeNull();
    vi.setSystemTime(Math.max(job.run_at, Date.now()));
    await runDue(['letter'], platform);
    attempts += 1;
  }
  expect(attempts).toBeGreaterThan(4);
  expect(box.sent).toEqual([]);
});
