/** Crawls of a small site, which a real server of this process serves. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { crawlSite, type Progress } from './crawl.ts';
import { PoliteClient } from './polite-client.ts';
import { ResponseStore } from './response-store.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

let folder: string;
let server: Server;
let site: string;
let pages: Map<string, string>;
let asked: string[];
let robots: string;
/** Answers instead of the page. */
let intercept: (path: string, response: ServerResponse) => boolean;
let atOnce: { now: number; most: number };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crawl-'));
  [asked, robots, intercept, atOnce] = [[], '', () => false, { now: 0, most: 0 }];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/robots.txt') return void response.end(robots);
    asked.push(request.headers['if-none-match'] ? `${path} again` : path);
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    response.on('close', () => atOnce.now--);
    if (!intercept(path, response)) send(path, request.headers['if-none-match'], response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = Array.from({ length: 20 }, (_, at) => `<a href="/rules/${at}?from=/">${at}</a>`);
  pages = new Map([
    ['/', `<a href="/login">Log in</a>${links.join('')}<img src="/images/a.svg">`],
    ...links.map((_, at) => [`/rules/${at}`, `Rule ${at}`] as const),
  ]);
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function send(path: string, known: string | undefined, response: ServerResponse): void {
  const page = pages.get(path);
  const etag = `"${page?.length}"`;
  if (page === undefined) response.writeHead(404).end();
  else if (known === etag) response.writeHead(304).end();
  else response.writeHead(200, { ...HTML, etag }).end(page);
}

async function run(onProgress?: (progress: Progress) => void): Promise<ResponseStore> {
  const store = new ResponseStore(folder, site);
  await crawlSite(store, new PoliteClient(store), { onProgress });
  return store;
}

it('a crawl requests each link once, four at a time, and reports its progress', async () => {
  const progress: Progress[] = [];
  const held: [string, ServerResponse][] = [];
  intercept = (path, response) => {
    if (!path.startsWith('/rules/')) return false;
    held.push([path, response]);
    if (held.length === 4)
      for (const [path, response] of held.splice(0)) send(path, undefined, response);
    return true;
  };
  const { current } = await run((step) => void progress.push(step));
  expect([...current.keys()]).toContain('/rules/19');
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).not.toContain('/login');
  expect(atOnce.most).toBe(4);
  expect(progress.at(-1)).toEqual({ done: asked.length, known: asked.length });
});

it('a crawl leaves out what robots.txt excludes', async () => {
  robots = 'User-agent: desert-archive\nDisallow: /rules/1';
  const { current } = await run();
  expect([...current.keys()].filter((path) => path.startsWith('/rules/1'))).toEqual([]);
  expect(asked).not.toContain('/rules/1');
  expect(asked).toContain('/rules/2');
});

it('the next crawl downloads only pages that have changed, and deletes pages that are gone', async () => {
  const { startedAt } = await run();
  asked = [];
  pages.delete('/rules/3');
  pages.set('/rules/4', 'Another rule');
  const store = await run();
  expect(asked.filter((path) => !path.endsWith(' again'))).not.toContain('/rules/4');
  expect(store.readBody('/rules/4').toString()).toBe('Another rule');
  expect(store.readBody('/rules/5').toString()).toBe('Rule 5');
  expect(() => store.readBody('/rules/3')).toThrow('ENOENT');
  expect(store.startedAt > startedAt).toBe(true);
});

it('a crawl that was interrupted continues where it stopped', async () => {
  intercept = (path, response) => {
    if (path === '/rules/9') response.writeHead(500, { 'retry-after': '0' }).end();
    return path === '/rules/9';
  };
  await expect(run()).rejects.toThrow('/rules/9 fails: 500. Run the command again to go on.');
  const done = new Set(asked);
  intercept = () => false;
  asked = [];
  const store = await run();
  expect(asked).toContain('/rules/9');
  expect(asked.filter((path) => done.has(path) && path !== '/rules/9')).toEqual([]);
  expect(store.readBody('/rules/0').toString()).toBe('Rule 0');
  expect(readFileSync(join(folder, 'crawl.jsonl'), 'utf8').match(/"run":"finished"/g)).toHaveLength(
    1,
  );
});

it('a crawl repeats a request that fails for a moment', async () => {
  let failures = 2;
  intercept = (path, response) => {
    const fails = path === '/rules/1' && failures-- > 0;
    if (fails) response.writeHead(429).end();
    return fails;
  };
  const store = await run();
  expect(store.readBody('/rules/1').toString()).toBe('Rule 1');
});

it('the folder of a crawl cannot be used for another site', async () => {
  await run();
  expect(() => new ResponseStore(folder, 'https://other.example')).toThrow(
    `${folder} holds a crawl of ${site}, not of https://other.example.`,
  );
});

it('a crawl that was interrupted more than a day ago does not keep pages that are gone', async () => {
  const cut = new ResponseStore(folder, site, new Date(Date.now() - 25 * 60 * 60_000));
  const gone = { path: '/gone', status: 200, type: 'text/html', etag: '"1"', next: '', at: '' };
  cut.keep(gone, Buffer.from('Gone'));
  expect([...(await run()).current.keys()]).not.toContain('/gone');
});
