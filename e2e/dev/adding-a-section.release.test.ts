import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { computeSourceHash } from '../../scripts/source-hash.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { type Copy, copyRepository } from './copy.ts';
import { type StartedSite, startCommand } from './dev-server.ts';
import { environmentOfAShell } from './environment.ts';

const visits = setUpVisits();
let copy: Copy;
let dev: StartedSite;

beforeAll(async () => {
  copy = copyRepository();
  cpSync(inject('filledState'), join(copy.folder, '.wrangler/state'), { recursive: true });
  const commit =
    'git init -qb main && git add . && git -c user.name=a -c user.email=a commit -qm all';
  runInCopy('sh', '-c', commit);
  const said = runInCopy('node', 'scripts/new-section.ts', 'hello');
  const [, command = ''] = /See it with: (.+)/.exec(said) ?? [];
  dev = await startCommand(command, copy.folder, { PORT: '0' });
});
afterAll(async () => {
  await dev?.stop();
  copy.remove();
});

it('the documented steps create a section that the built site serves and links to', async () => {
  const page = await visits.open('/', { origin: dev.site });
  await hydrated(page);
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await nav.getByText('Hello').click();
  await page.getByRole('heading', { name: 'The API is ok' }).waitFor();

  const response = await page.request.get('/hello');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<title>Hello ·');
  expect(await response.text()).toMatch(/<h1 class="\w{5}">The API is/);
});

it('the new section runs from its sources in the dev server', async () => {
  const page = await visits.open('/hello', { origin: dev.url });
  await hydrated(page);
  const sheet = page.locator('style[data-vite-dev-id$="/mf-hello/src/HelloPage.module.css"]');
  expect(await sheet.count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The API is ok');
});

it('the new section passes all checks of a change, and can be deployed', () => {
  runInCopy('npx', 'knip');
  expect(runInCopy('node', 'scripts/verify.ts')).toContain('e2e/home/');
  const said = runInCopy('node', 'scripts/deploy.ts', 'mf-hello', '--dry-run');
  expect(said).toContain('could be deployed');
  const shared = runInCopy('git', 'diff', '--name-only').trim().split('\n');
  expect(shared).toEqual(['.github/CODEOWNERS', 'package-lock.json', 'wrangler.toml']);
});

it('the documented steps change neither the shell nor the Worker', () => {
  for (const part of ['shell', 'worker']) {
    expect(computeSourceHash([part], copy.folder)).toBe(computeSourceHash([part]));
  }
});

/** @returns what the command prints @throws with that if it fails */
function runInCopy(command: string, ...args: string[]): string {
  const options = { cwd: copy.folder, env: environmentOfAShell(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}
