/** A file that was changed on its way does not run, whoever asks for it and however; what it is a part of says so. */
import type { SectionManifest } from '@desert/contract/page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { federated, hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const expectedErrors =
  /valid digest|Integrity-Policy|already registered|did not load|threw \((code|component)\)|dynamically imported module|Failed to load resource/;

const open = (path: string) => visits.open(path, { expectedErrors });

/** Changes a file on its way to the browser from now on: a script runs more than it did, a sheet hides all there is. */
async function change(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const more = file.source.includes('css') ? '\nbody{display:none}' : '\n;window.changed=true';
    await route.fulfill({ response, body: (await response.text()) + more });
  });
  return () => page.unroute(file);
}

const ran = (page: Page) => page.evaluate(() => 'changed' in window);

const readable = (page: Page) => page.getByText('You can read this page').waitFor();

const follow = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByText(section).click();

it("the shell's script: the page is as the server rendered it", async () => {
  const page = await open('about:blank');
  await change(page, /\/assets\/client-[^/]+\.js$/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('digest'));
  await page.goto('/history/2011-12');
  await refused;
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  expect(await page.locator('#page-state').count()).toBe(1);
  expect(await ran(page)).toBe(false);
});

it("a section's script on its first page: to be read, and whole again in the same document", async () => {
  const page = await open('about:blank');
  const restore = await change(page, /\/mf\/history\/.*section-[^/]+\.js$/);
  await page.goto('/history/2011-12');
  await readable(page);
  expect(await ran(page)).toBe(false);
  await restore();
  await page.getByText('Try again', { exact: true }).click();
  await hydrated(page);
  expect(await ran(page)).toBe(false);
});

it('a retry of it by another address: no more than the first', async () => {
  const page = await open('about:blank');
  await change(page, /\/mf\/history\/.*section-[^/]+\.js$/);
  await page.goto('/history/2011-12');
  await readable(page);
  const retried = page.waitForRequest(/~[2-9]\/assets\/section-/);
  await page.getByText('Try again', { exact: true }).click();
  await retried;
  await readable(page);
  expect(await ran(page)).toBe(false);
});

it("a section's script after a link: the place says that it did not come", async () => {
  const page = await open('/news');
  await hydrated(page);
  await change(page, /\/mf\/history\/.*\.js$/);
  await follow(page, 'History');
  await page.getByText('is having a rough shift').waitFor();
  expect(await ran(page)).toBe(false);
  await follow(page, 'News');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});

it.each(['remoteEntry', 'remote-[^/]+'])(
  "Module Federation's %s: the page works, its forms do not come",
  async (file) => {
    const page = await open('/news');
    await signUp(page);
    await change(page, new RegExp(`/mf/news/.*/${file}\\.js$`));
    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: 'Make a new post' }).first().click();
    await page.getByText('is having a rough shift').waitFor();
    expect(await ran(page)).toBe(false);
  },
);

it('a script that a page of a section imports when it is needed', async () => {
  const page = await open('/history');
  await hydrated(page);
  await change(page, /\/mf\/history\/.*\/LeadersPage-[^/]+\.js$/);
  await page.getByRole('link', { name: 'Leaders' }).first().click();
  await page.getByText('is having a rough shift').waitFor();
  expect(await ran(page)).toBe(false);
});

it('a script that such a script imports', async () => {
  const page = await open('/history');
  await hydrated(page);
  await change(page, /\/mf\/history\/.*\/formatFigure-[^/]+\.js$/);
  await page.getByRole('link', { name: 'Leaders' }).first().click();
  await page.getByText('is having a rough shift').waitFor();
  expect(await ran(page)).toBe(false);
});

it('a script that the shell imports when it is needed: the control is there for another try', async () => {
  const page = await open('/news');
  await hydrated(page);
  await change(page, /\/assets\/AccountForm-[^/]+\.js$/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('digest'));
  await page.getByRole('button', { name: 'Sign in to join the fun' }).click();
  await refused;
  expect(await ran(page)).toBe(false);
});

it("a section's style sheet: the page can be read, and nothing is hidden by it", async () => {
  const page = await open('about:blank');
  await change(page, /\/mf\/history\/.*\.css$/);
  await page.goto('/history/2011-12');
  await readable(page);
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
});

it("the shell's style sheet: what the document has of it stays", async () => {
  const page = await open('about:blank');
  await change(page, /^http:..[^/]+\/assets\/style-[^/]+\.css$/);
  await page.goto('/history/2011-12');
  await hydrated(page);
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
});

it('nothing runs of which nobody said what it has to be', async () => {
  const page = await open('about:blank');
  // Chromium refuses then whatever it would fetch without an integrity.
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const policy = { 'integrity-policy': 'blocked-destinations=(script)' };
    return route.fulfill({ response, headers: { ...response.headers(), ...policy } });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/news');
  await signUp(page);
  await page.reload();
  await hydrated(page);
  await federated(page, 'news');
  await page.getByRole('link', { name: 'Make a new post' }).first().click();
  await page.getByRole('textbox').first().waitFor();
  await follow(page, 'History');
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await page.getByRole('link', { name: 'Leaders' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Franchise leaders' }).waitFor();
  expect(refused).toEqual([]);
  await page.goto('/merch/new');
  await hydrated(page);
  await page.getByRole('link', { name: 'Hockey Belongs In The Desert' }).first().click();
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
  expect(refused).toEqual([]);
  const published = await page.request.get('/mf/news/section.json');
  const { entry } = (await published.json()) as SectionManifest;
  // As text, since what runs the tests has another import() for what is written here.
  const strange = `import('${entry}?unknown').then(() => 'ran', () => 'refused')`;
  expect(await page.evaluate(strange)).toBe('refused');
  await idle(page);
});
