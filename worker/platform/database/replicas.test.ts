import type { Story } from '@desert/contract/records/stories';
import { expect, it } from 'vitest';
import { createEdge } from '../../edge.ts';
import { newFan } from '../../test/account.ts';
import { context } from '../../test/background.ts';
import { laggingDatabase } from '../../test/lagging-database.ts';
import { shell } from '../../test/shell.ts';
import { sectionWith, edgeEnv, fragment, manifest, stateIn } from '../../test/visit.ts';

const ORIGIN = 'https://desert.test';
const edge = createEdge(shell);
const section = sectionWith(() => fragment(''), { ...manifest, styles: [] });
const site = await laggingDatabase();

function newBrowser() {
  const cookies = new Map<string, string>();
  async function ask(path: string, method = 'GET', body?: unknown) {
    const headers: Record<string, string> = {
      origin: ORIGIN,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const bindings = edgeEnv(section, undefined, { DB: site.database });
    const response = await edge.fetch(new Request(ORIGIN + path, init), bindings, context);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=');
      cookies.set(name, value);
    }
    return response;
  }
  return {
    cookies,
    ask,
    newest: async () => (await (await ask('/api/news/')).json<Story[]>())[0]?.title,
  };
}

async function newMember() {
  const browser = newBrowser();
  const fan = newFan();
  const { status } = await browser.ask('/api/auth/signup', 'POST', fan);
  expect(status).toBe(201);
  return { ...browser, fan };
}

const post = (title: string) => ({ title, details: 'More' });

it('everyone reads their own changes at once, however far a replica is behind', async () => {
  const { ask, newest, fan } = await newMember();
  expect((await ask('/api/auth/')).status).toBe(200);
  const page = await (await ask('/history/2011-12')).text();
  expect(stateIn(page).viewer?.username).toBe(fan.username);
  for (const title of ['One', 'Another']) {
    await ask('/api/news/new', 'POST', post(title));
    expect(await newest()).toBe(title);
  }
});

it('a member reads from a database replica except right after a change of their own', async () => {
  const [writer, reader] = [await newMember(), await newMember()];
  await site.catchUp();
  await writer.ask('/api/news/new', 'POST', post('The newest'));
  expect(await reader.newest()).not.toBe('The newest');
  expect(site.reads.replica).toBeGreaterThan(0);
  await reader.ask('/api/news/new', 'POST', post('The very newest'));
  expect(await reader.newest()).toBe('The very newest');
  const { replica } = site.reads;
  await site.catchUp();
  expect(await writer.newest()).toBe('The very newest');
  expect(site.reads.replica).toBeGreaterThan(replica);
});

const bookmarksOf = ({ cookies }: ReturnType<typeof newBrowser>) =>
  [...cookies.keys()].filter((name) => name.endsWith('bookmark'));

it('a visitor reads current data without a bookmark cookie, even after a refused change', async () => {
  const writer = await newMember();
  await site.catchUp();
  await writer.ask('/api/news/new', 'POST', post('For all'));
  const visitor = newBrowser();
  expect(await visitor.newest()).toBe('For all');
  expect(bookmarksOf(visitor)).toEqual([]);
  await visitor.ask('/api/auth/login', 'POST', { email: 'a@example.com', password: 'not mine' });
  await visitor.ask('/api/news/new', 'POST', post('Nobody’s'));
  expect(bookmarksOf(visitor)).toEqual([]);
});

it('a forged bookmark cookie does no harm', async () => {
  const { ask, newest, cookies } = await newMember();
  await ask('/api/news/new', 'POST', post('Mine'));
  await site.catchUp();
  for (const made of ['', 'first-unconstrained', '"; x', 'x'.repeat(200)]) {
    cookies.set('__Host-bookmark', made);
    expect((await ask('/api/auth/')).status).toBe(200);
    expect(await newest()).toBe('Mine');
  }
});
