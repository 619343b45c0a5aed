/** Messages and offers are pushed to a member's browsers, from the subscription to the request to the push service. */
import type { Push, PushState } from '@desert/contract/notifications/push';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobEnv } from '../jobs/handler.ts';
import { env, rowCount } from '../test/account.ts';
import { endingAt } from '../test/ending.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { jobsOf, makeDue, runDue } from '../test/jobs.ts';
import {
  beginConversation,
  type Market,
  makeOffer,
  openMarket,
  writeMessage,
} from '../test/market.ts';
import { forgottenBy } from '../test/notified.ts';
import { deleteAccountOf } from '../test/owner.ts';
import { newPushBrowser, newVapid, type PushBrowser } from '../test/push.ts';

const PRIVATE_MESSAGE = 'A fan sent you a message';

let pushEnv: JobEnv;
let market: Market;
let browsers: Map<string, PushBrowser>;
let received: Push[];
let respond: () => Response | Promise<Response>;
let last = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
  await env.DB.exec(
    "DELETE FROM push_endpoints; DELETE FROM jobs WHERE kind IN ('push', 'notify')",
  );
  pushEnv = { ...env, PUSH_KEYS: (await newVapid()).keys };
  market = await openMarket();
  browsers = new Map();
  received = [];
  respond = () => new Response(null, { status: 201 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const browser = browsers.get(address as string)!;
    received.push(await browser.decrypt(init?.body as Uint8Array<ArrayBuffer>));
    return respond();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function newSubscription() {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${(last += 1)}`;
  const browser = await newPushBrowser(endpoint);
  browsers.set(endpoint, browser);
  return browser.subscription;
}

async function subscribe(fan: Fan, shows_names?: boolean) {
  const subscription = await newSubscription();
  const response = await fan.put('/push/', { subscription, shows_names });
  expect(response.status).toBe(200);
  return subscription;
}

async function pushAll(): Promise<Push[]> {
  await runDue(['notify']);
  await runDue(['push'], pushEnv);
  return received;
}

const endpointsOf = (fan: Fan) => rowCount('push_endpoints', `user_id = ${fan.id}`);

it('the push of a message has no names unless the member chose to show them', async () => {
  const { seller, buyer, item } = market;
  await subscribe(seller);
  const { id } = await beginConversation({ buyer, item });
  const path = `/merch/messages/${id}`;
  expect(await pushAll()).toEqual([{ title: PRIVATE_MESSAGE, path }]);
  expect(await pushAll()).toHaveLength(1);
  await seller.put('/push/', { shows_names: true });
  expect(await endpointsOf(seller)).toBe(1);
  await writeMessage(buyer, id, 'Hello?');
  const names = `${buyer.username} sent you 2 messages about ${item.name}`;
  expect((await pushAll()).slice(1)).toEqual([{ title: names, path }]);
});

it('an offer and its acceptance are pushed to buyer and seller', async () => {
  const { seller, buyer } = market;
  await subscribe(seller);
  const { id } = await beginConversation(market);
  await pushAll();
  await subscribe(buyer, true);
  const { id: made } = await makeOffer(buyer, id, 40);
  expect((await pushAll()).at(-1)?.title).toBe('A fan made you an offer');
  await seller.put(`/conversations/${id}/messages/${made}/offer/`, { state: 'accepted' });
  const titles = (await pushAll()).map(({ title }) => title);
  expect(titles.filter((title) => title.includes('accepted your offer of $40'))).toHaveLength(1);
});

it('a like is not pushed', async () => {
  const { seller, buyer } = market;
  await subscribe(seller);
  const { id } = await (
    await seller.post('/news/new/', { title: 'T', details: 'D' })
  ).json<{ id: number }>();
  await buyer.post(`/news/${id}/like/`);
  expect(await pushAll()).toEqual([]);
});

it.each<[string, (id: number) => unknown]>([
  ...forgottenBy(() => market),
  ['to a browser that logged out', () => market.seller.get('/auth/logout/')],
  ['to a browser where pushes were turned off', () => market.seller.delete('/push/')],
])('a message that is %s before its push is sent is not pushed', async (_, happen) => {
  await subscribe(market.seller);
  const { id } = await beginConversation(market);
  await runDue(['notify']);
  expect(await jobsOf('push')).toHaveLength(1);
  await happen(id);
  await makeDue();
  await runDue(['push'], pushEnv);
  expect(received).toEqual([]);
  expect(await jobsOf('push')).toEqual([]);
});

it.each([404, 410])(
  'a push endpoint that responds %i is removed without the member’s other endpoints',
  async (status) => {
    const { endpoint } = await subscribe(market.seller);
    const twin = await signedInFan();
    await subscribe(twin);
    await env.DB.prepare('UPDATE push_endpoints SET user_id = ? WHERE user_id = ?')
      .bind(market.seller.id, twin.id)
      .run();
    await beginConversation(market);
    let count = 0;
    respond = () => new Response(null, { status: (count += 1) === 1 ? status : 201 });
    expect(await pushAll()).toHaveLength(2);
    expect(await rowCount('push_endpoints', `endpoint = '${endpoint}'`)).toBe(0);
    expect(await endpointsOf(market.seller)).toBe(1);
  },
);

it('a failed push is retried for a day, then dropped without a dead letter', async () => {
  await subscribe(market.seller);
  await beginConversation(market);
  respond = () => Promise.reject(new TypeError('connection lost'));
  await pushAll();
  let attempts = 1;
  for (let [job] = await jobsOf('push'); job; [job] = await jobsOf('push')) {
    expect(job.failed_at).toBeNull();
    vi.setSystemTime(job.run_at);
    await runDue(['push'], pushEnv);
    attempts += 1;
  }
  expect(received).toHaveLength(attempts - 1);
  expect(attempts).toBeGreaterThan(4);
  expect(await endpointsOf(market.seller)).toBe(1);
});

it('a killed push runner loses no push, and repeats a push only if it was delivered before', async () => {
  await subscribe(market.seller);
  const { id } = await beginConversation(market);
  await pushAll();
  for (let request = 1; ; request += 1) {
    received = [];
    await writeMessage(market.buyer, id, `Hello ${request}`);
    await runDue(['notify']);
    const calls = { left: request, after: request % 2 === 0 };
    await runDue(['push'], { ...pushEnv, DB: endingAt(env.DB, calls) });
    const handedOver = received.length;
    await makeDue();
    await runDue(['push'], pushEnv);
    expect({ request, pushes: received.length > handedOver ? 1 : handedOver }).toEqual({
      request,
      pushes: 1,
    });
    expect(await jobsOf('push')).toEqual([]);
    if (calls.left > 0) return;
  }
});

it('a push subscription lives as long as its session, whatever token the session has', async () => {
  const { seller, buyer } = market;
  const subscription = await subscribe(seller);
  const state = async (fan: Fan) => (await fan.get('/push/')).json<PushState>();
  expect(await state(seller)).toMatchObject({ is_on: true, shows_names: false });
  expect((await state(await signedInFan())).is_on).toBe(false);
  await env.DB.exec(`UPDATE sessions SET token_hash = 'rotated' WHERE user_id = ${seller.id}`);
  expect(await rowCount('push_endpoints', "token_hash = 'rotated'")).toBe(1);
  // The same browser, after another member logged in.
  await buyer.put('/push/', { subscription });
  expect([await endpointsOf(seller), await endpointsOf(buyer)]).toEqual([0, 1]);
  await deleteAccountOf(buyer);
  expect(await rowCount('push_endpoints')).toBe(0);
});

it('the data export lists a push subscription by its push service, without its address', async () => {
  await subscribe(market.seller, true);
  const text = await (await market.seller.get('/account/data/')).text();
  expect(JSON.parse(text)).toMatchObject({
    push_browsers: [{ service: 'fcm.googleapis.com', shows_names: true }],
  });
  expect(text).not.toContain('/fcm/send/');
});

it.each([
  'http://fcm.googleapis.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://desert.example.com/api/push/',
  'https://fcm.googleapis.com.evil.example/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user:pass@fcm.googleapis.com/a',
  'https://evil.example/?https://web.push.apple.com/a',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('a push endpoint that does not belong to a push service is refused: %s', async (endpoint) => {
  const { keys } = await newSubscription();
  const response = await market.seller.put('/push/', { subscription: { endpoint, keys } });
  expect(response.status).toBe(400);
  expect(await endpointsOf(market.seller)).toBe(0);
});

it.each([
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('a push endpoint of another known push service is accepted: %s', async (endpoint) => {
  const { keys } = await newSubscription();
  const response = await market.seller.put('/push/', { subscription: { endpoint, keys } });
  expect(response.status).toBe(200);
});

it('a push subscription whose key is not a point of the curve is refused', async () => {
  const { endpoint, keys } = await newSubscription();
  const subscription = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
  expect((await market.seller.put('/push/', { subscription })).status).toBe(400);
});
