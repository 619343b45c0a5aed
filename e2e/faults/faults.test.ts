/** Whatever is wrong with a section, its page says so or works, and the rest of the site is as ever. */
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import type { SiteInParts } from '../site/parts.ts';
import { hydrated, idle, setUpVisits } from '../visit.ts';
import { hideTable } from './database.ts';
import {
  comesBack,
  season,
  SEASON,
  setUpFailingHistory,
  sorts,
  tryAgain,
  visit,
} from './failing-history.ts';
import type { Fault } from './fault.ts';
import { CUT } from './spoil.ts';

const visits = setUpVisits();
let site: SiteInParts;
const { open, spoil, logged, restWorks, startHistory } = setUpFailingHistory((started) => {
  site = started;
});

it('not running', async () => {
  const page = await open('about:blank');
  const since = site.log.length;
  await site.stopSection('history');
  try {
    expect(await visit(page)).toBe(503);
    await page.getByText('History is having a rough shift').waitFor();
    await logged(since, 'section.fragment', /answered 503|connection lost/);
    await restWorks(page);
  } finally {
    await startHistory();
  }
  await comesBack(page);
});

it('not known, since section.json is missing, too, on the way there', async () => {
  const page = await open('about:blank');
  const since = site.log.length;
  // The edge remembers the manifests of each share of the visitors: this visitor is alone in theirs.
  await page.context().addCookies([{ name: 'rollout', value: '7', url: site.url }]);
  await spoil('answers 500');
  await page.goto('/login');
  await spoil('section.json is missing');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.getByText('History is having a rough shift').waitFor();
  await logged(since, 'section.code', /section.json answered 404/);
  await spoil('none');
  await tryAgain(page).click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('an address of its files climbs: there is none', async () => {
  const climbs = await fetch(`${site.url}/mf/history/..~1/history/section.json`);
  expect([climbs.status, climbs.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it.each<Fault>(['names the status 205', 'names the status 302', 'names the status 304'])(
  '%s: the layout stands',
  async (fault) => {
    const since = site.log.length;
    await spoil(fault);
    const page = await fetch(site.url + SEASON, { redirect: 'manual' });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('<footer')]);
    await logged(since, 'section.fragment', /no head/);
  },
);

it('computes for 6 s: the page does not wait for it', async () => {
  const page = await open('about:blank');
  const since = site.log.length;
  await spoil('computes for 6 s');
  const answered = page.waitForResponse(`**${SEASON}`);
  void page.goto(SEASON).catch(() => {});
  expect((await answered).status()).toBe(503);
  await logged(since, 'section.fragment', /no answer within 2000 ms/);
  await restWorks(page);
});

it('HTML has an id of the shell: the page works', async () => {
  const page = await open('about:blank');
  await spoil('HTML has an id of the shell');
  expect(await visit(page)).toBe(200);
  await hydrated(page);
  await sorts(page);
  await restWorks(page);
});

it('names files of another section', async () => {
  const page = await open('about:blank');
  const since = site.log.length;
  // Nobody knows a manifest of before.
  await page.context().addCookies([{ name: 'rollout', value: '8', url: site.url }]);
  await spoil('names files of another section');
  expect(await visit(page)).toBe(503);
  await page.getByText('History is having a rough shift').waitFor();
  await logged(since, 'section.fragment', /no manifest/);
  await logged(since, 'section.code', /no manifest/);
  await restWorks(page);
  await tryAgain(page).waitFor();
  await spoil('none');
  await comesBack(page);
});

it.each<Fault>(['section.json is missing', 'section.json is malformed'])(
  '%s: a visit goes without',
  async (fault) => {
    const page = await open('about:blank');
    const since = site.log.length;
    await spoil(fault);
    expect(await visit(page)).toBe(200);
    await hydrated(page);
    await restWorks(page);
    await season(page).waitFor();
    expect(site.log.slice(since).filter(({ section }) => section === 'history')).toEqual([]);
  },
);

it.each<[Fault, number, event: string, RegExp]>([
  ['HTML is cut off', 200, 'section.broken-off', /^(?!.*nothing came)/],
  ['HTML stops', 200, 'section.broken-off', /no answer within 2000 ms/],
  ['HTML drips', 200, 'section.broken-off', /no answer within 2000 ms/],
  ['HTML never ends', 200, 'section.broken-off', /more than 1000000 bytes/],
  ['HTML leaves elements open', 200, 'section.broken-off', /no <\/textarea><\/template><\/div>/],
  ['HTML ends what is around it', 200, 'section.broken-off', /a <\/div> that ends nothing/],
  ['HTML makes the rest text', 200, 'section.broken-off', /a <plaintext> out of place/],
  ['names the status 204', 503, 'section.fragment', /no head/],
  ['answers no HTML', 503, 'section.fragment', /no head/],
  ['a component throws on the server', 503, 'section.fragment', /answered 500/],
])('%s: the browser makes up for it', async (fault, status, event, reason) => {
  const page = await open('about:blank');
  const since = site.log.length;
  await spoil(fault);
  // The edge answers when it has the head.
  const answered = page.waitForResponse(`**${SEASON}`).then(() => page.request.get(CUT));
  expect(await visit(page)).toBe(status);
  await answered;
  await season(page).waitFor();
  await sorts(page);
  expect(await tryAgain(page).count()).toBe(0);
  await logged(since, event, reason);
  await restWorks(page);
  await season(page).waitFor();
});

it.each<[Fault, number, sees: string, event: string, RegExp]>([
  ['answers 500', 503, 'History is having', 'section.fragment', /answered 500/],
  ['hangs', 503, 'History is having', 'section.fragment', /no answer within 2000 ms/],
  ['the kit is too new', 200, 'You can read this page', 'section.kit', /for kit 99\.0\.0/],
  ['a script is missing', 200, 'You can read this page', 'section.code', /./],
  ['files are pages', 200, 'You can read this page', 'section.code', /./],
  ['a script throws', 200, 'You can read this page', 'section.code', /spoiled script/],
  ['CSS is missing', 200, 'You can read this page', 'section.sheet', /answered 404/],
  ['a component throws in the browser', 200, 'This page is', 'section.component', /spoiled comp/],
])('%s: the place says so', async (fault, status, sees, event, reason) => {
  const page = await open('about:blank');
  const since = site.log.length;
  await spoil(fault);
  expect(await visit(page)).toBe(status);
  await page.getByText(sees).waitFor();
  expect(await season(page).count()).toBe(sees.startsWith('You can read') ? 1 : 0);
  const { build } = await logged(since, event, reason);
  // A section that answers nothing may not have told yet which build it is.
  expect(String(build)).toMatch(status === 200 ? /^[0-9a-f]{10}r\d+$/ : /./);
  await restWorks(page);
  await tryAgain(page).waitFor();
  await spoil('none');
  await comesBack(page);
});

it('a script is missing: the page that can be read comes to life where it is', async () => {
  const page = await open('about:blank');
  await spoil('a script is missing');
  await visit(page);
  await tryAgain(page).waitFor();
  await spoil('none');
  await comesBack(page);
  await hydrated(page);
});

it('its API is down: the place says so', async () => {
  const giveBack = hideTable(site.stateFolder, 'teams');
  const page = await open('about:blank');
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  try {
    expect(await visit(page)).toBe(503);
    await page.getByText('This page is having a rough shift').waitFor();
    await expect.poll(() => site.log.map(({ event }) => event)).toContain('api.error');
    await restWorks(page);
    // On its way in, the page reads once more what failed: let that be over.
    await visit(page);
    await hydrated(page);
    await idle(page);
    await expect.poll(() => asked.size).toBe(0);
  } finally {
    giveBack();
  }
  await comesBack(page);
});

it('answers 500: home is without what is new in it, and nothing else is missing', async () => {
  await spoil('answers 500');
  const page = await open('about:blank');
  const triedByItself = page.waitForResponse('**/widgets/home/history');
  await page.goto('/');
  await hydrated(page);
  expect((await triedByItself).status()).toBe(503);
  const newest = page.getByRole('region', { name: 'History' });
  await newest.getByText('History did not answer just now.').waitFor();
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
  await page.getByRole('region', { name: 'News' }).getByRole('listitem').first().waitFor();
  await spoil('none');
  await newest.getByRole('button', { name: 'Try again' }).click();
  await newest.getByText('Season of the day').waitFor();
});

it('not running: the profile has the lists of the others, and its list once it is back', async () => {
  const page = await visits.open('about:blank', {
    origin: site.url,
    expectedErrors: /503|did not load/,
  });
  await signUp(page);
  const response = await page.goto('/user/profile');
  expect(response!.status()).toBe(200);
  await hydrated(page);
  await page.getByRole('region', { name: 'Your News Posts' }).waitFor();
  await page.getByText('Store did not answer just now.').waitFor();
  await page.getByText('Memories did not answer just now.').waitFor();

  await site.startSection('store');
  try {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('region', { name: 'Your Items for Sale' }).waitFor();
    expect(await page.getByText('Store did not answer just now.').count()).toBe(0);
  } finally {
    await site.stopSection('store');
  }
});
