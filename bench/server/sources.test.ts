import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applicationSource, type siteSource } from './sources.ts';

it.each([
  ['/merch/7', 'the page'],
  ['/app.js', 'the script'],
  ['/api/merch/7/?limit=3', 'the site at /api/merch/7/?limit=3'],
  ['/images/demo/puck.svg', 'the site at /images/demo/puck.svg'],
])('answers %s of an application with %s', async (path, expected) => {
  const source = await application();
  expect(await (await source(path, '')).text()).toBe(expected);
});

async function application(): Promise<ReturnType<typeof siteSource>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), 'the page');
  await writeFile(join(folder, 'app.js'), 'the script');
  const site = createServer((request, answer) => void answer.end(`the site at ${request.url}`));
  onTestFinished(() => void site.close());
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return applicationSource(folder, `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
}
