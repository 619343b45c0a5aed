/** Pushes reach a push service over HTTP, encrypted for the browser and signed by the site. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { newPushBrowser, newVapid } from '../test/push.ts';
import { sendPush } from './send.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a';

afterEach(() => vi.unstubAllGlobals());

/** Sends a push to a local service that responds with a status. */
async function pushTo(status: number) {
  const received: { headers: IncomingHttpHeaders; body: Uint8Array<ArrayBuffer> }[] = [];
  const service = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: 'http://169.254.169.254/' }).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    send(address.replace('https://fcm.googleapis.com', `http://127.0.0.1:${port}`), init),
  );
  const [browser, vapid] = [await newPushBrowser(ENDPOINT), await newVapid()];
  const { endpoint, keys } = browser.subscription;
  const env = {
    MAIL_FROM: 'a@example.com',
    PUSH_KEYS: vapid.keys,
    SECURITY_CONTACT: '',
    SITE_URL: '',
  };
  const push = { title: 'A fan sent you a message', path: '/merch/messages/7' };
  const outcome = await sendPush(env, { endpoint, ...keys }, push).catch(String);
  service.close();
  return { browser, vapid, received, push, outcome };
}

it('a push is encrypted for its browser and signed by the site', async () => {
  const { browser, vapid, received, push, outcome } = await pushTo(201);
  expect(outcome).toBe(true);
  const [{ headers, body }] = received as [(typeof received)[0]];
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
  });
  expect(Buffer.from(body).includes('message')).toBe(false);
  expect(await browser.decrypt(body)).toEqual(push);
  expect(await vapid.verify(headers.authorization ?? '')).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: 'mailto:a@example.com',
  });
});

it.each([404, 410])('a push subscription has ended if its service responds %i', async (status) => {
  expect((await pushTo(status)).outcome).toBe(false);
});

it.each([302, 400, 403, 429, 500])(
  'a push whose service responds %i fails, and no redirect is followed',
  async (status) => {
    const { received, outcome } = await pushTo(status);
    expect(outcome).toContain(String(status));
    expect(received).toHaveLength(1);
  },
);
