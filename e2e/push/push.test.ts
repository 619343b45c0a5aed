/** Web push in a browser: the offer after the first message, a push, and a press of its notification. */
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { makePushKeys } from '../../scripts/site/push-keys.ts';
import { callApi } from '../ask.ts';
import { openSignedIn } from '../signed-in.ts';
import { setUpOwnSite } from '../site/own.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, originOf, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const site = setUpOwnSite({ variables: { PUSH_KEYS: makePushKeys() } });
const WIDE = { viewport: { width: 1280, height: 900 }, permissions: ['notifications'] };

/** A point of the curve, and a secret: those of the example in RFC 8291. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const RENEWED = { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a', keys: KEYS };

/** Subscribes without a push service. Chromium’s headless shell grants permission, but says that it is denied. */
const fakePermission = (page: Page) =>
  page.addInitScript((keys) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${Math.random()}`, keys }),
      }) as unknown as PushSubscription;
  }, KEYS);

/** Records the notifications of a service worker, which the headless shell refuses to show. */
const recordNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const all: Shown[] = [];
    const scope = globalThis as unknown as Scope;
    scope.shown = all;
    scope.registration.showNotification = async (title, { tag }) =>
      void all.push({ title, tag, isClosed: false });
    scope.registration.getNotifications = async () =>
      all.map((shown) => ({ close: () => (shown.isClosed = true) }));
    scope.clients.openWindow = async (address) => void (scope.opened = address);
  });

interface Shown {
  title: string;
  tag: string;
  isClosed: boolean;
}

interface Scope {
  shown: Shown[];
  opened?: string;
  registration: {
    showNotification: (title: string, options: Pick<Shown, 'tag'>) => Promise<void>;
    getNotifications: () => Promise<{ close: () => void }[]>;
  };
  clients: { openWindow: (address: string) => Promise<void> };
}

/** Delivers a push by DevTools, as from the push service. */
async function deliver(
  devTools: CDPSession,
  registrationId: string,
  page: Page,
  push: object,
): Promise<void> {
  const origin = originOf(page);
  const data = JSON.stringify(push);
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

function findRegistration(devTools: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
    devTools.send('ServiceWorker.enable').catch(reject);
  });
}

it('a member who sent a message is offered push notifications, which lead to the conversation', async () => {
  const { page: seller } = await openSignedIn(visits, undefined, { origin: site().url });
  const id = await makeItem(seller, { name: 'Pushed scarf', price: 20 });
  const { page } = await openSignedIn(visits, undefined, { ...WIDE, origin: site().url });
  await fakePermission(page);
  await page.goto(`/merch/${id}/ask`);
  await hydrated(page);
  const question = page.getByText(/^We can notify you in this browser/);
  expect(await question.count()).toBe(0);
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Is it warm?');
  await page.getByRole('button', { name: 'Send' }).click();
  await question.waitFor();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications turned on in this browser.').waitFor();
  expect(await callApi(page, 'GET', '/api/push/')).toMatchObject({
    is_on: true,
    shows_names: false,
  });

  const path = new URL(page.url()).pathname;
  const [worker] = page.context().serviceWorkers() as [Worker];
  await recordNotifications(worker);
  const shown = () => worker.evaluate(() => (globalThis as unknown as Scope).shown);
  const devTools = await page.context().newCDPSession(page);
  const registration = await findRegistration(devTools);
  const push = { title: 'A fan sent you a message', path };
  await deliver(devTools, registration, page, push);
  // A page of the site is on the screen.
  const first = { title: push.title, tag: path, isClosed: true };
  await expect.poll(shown).toEqual([first]);
  const origin = originOf(page);
  await page.goto('about:blank');
  await deliver(devTools, registration, page, { ...push, title: 'A fan made you an offer' });
  const second = { title: 'A fan made you an offer', tag: path, isClosed: false };
  await expect.poll(shown).toEqual([first, second]);
  await worker.evaluate((data) => {
    const notification = { data, close() {} };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil() {} });
    globalThis.dispatchEvent(event);
  }, path);
  const opened = () => worker.evaluate(() => (globalThis as unknown as Scope).opened);
  await expect.poll(opened).toBe(origin + path);

  await page.goto('/user/settings');
  await hydrated(page);
  await worker.evaluate(async (newSubscription) => {
    const renewals: Promise<unknown>[] = [];
    const waitUntil = (renewal: Promise<unknown>) => renewals.push(renewal);
    const event = new Event('pushsubscriptionchange');
    globalThis.dispatchEvent(Object.assign(event, { newSubscription, waitUntil }));
    await Promise.all(renewals);
  }, RENEWED);
  const browsers = [{ service: 'updates.push.services.mozilla.com' }];
  expect(await callApi(page, 'GET', '/api/account/data/')).toMatchObject({
    push_browsers: browsers,
  });
  const box = page.getByRole('checkbox', { name: 'Notify me about messages and offers' });
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();
  await expect.poll(() => callApi(page, 'GET', '/api/push/')).toMatchObject({ is_on: false });
});

it('Trusted Types refuse every service worker except the site’s', async () => {
  const page = await visits.open('/news', { expectedErrors: /Trusted/ });
  const outcome = await page.evaluate(() =>
    navigator.serviceWorker.register('/assets/x.js').then(
      () => 'done',
      (error: unknown) => (error as Error).name,
    ),
  );
  expect(outcome).toBe('TypeError');
});
