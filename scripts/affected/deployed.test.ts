import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changesSinceDeployed } from './deployed.ts';
import { changeSince } from './git.ts';

/** GitHub's API, as far as it is asked: the states that each deployment of News went through, oldest first. */
let github: Server;
let history: [sha: string, ...states: string[]][];

beforeAll(async () => {
  github = createServer(({ url = '', headers }, response) => {
    const [, path = '', id] = /^\/repos\/fans\/site\/(deployments(?:\/(\d+))?.*)$/.exec(url) ?? [];
    const [, ...states] = history[Number(id)] ?? [];
    // In no order: GitHub promises none.
    const all = history.map(([sha], at) => ({ id: at, sha }));
    const answer = id === undefined ? all : states.map((state) => ({ state }));
    const isKnown = path !== '' && (id !== undefined || path.includes('environment=mf-news&'));
    response.writeHead(headers.authorization === 'Bearer token' ? 200 : 401);
    response.end(JSON.stringify(isKnown ? answer : []));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => github.once('listening', resolve));
  const { port } = github.address() as AddressInfo;
  vi.stubEnv('GITHUB_API_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('GITHUB_REPOSITORY', 'fans/site');
  vi.stubEnv('GITHUB_TOKEN', 'token');
});
afterAll(() => {
  vi.unstubAllEnvs();
  github.close();
});

/** A repository with a commit on another, each of which adds a file. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  };
  const commit = (file: string) => {
    writeFileSync(join(folder, file), '{}');
    git('add', '.');
    git('commit', '--quiet', '--message', file);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  return { folder, git, commit };
}

const { folder, git, commit } = makeRepository();
const first = commit('first.ts');
const second = commit('package-lock.json');
const third = commit('third.ts');
afterAll(() => rmSync(folder, { recursive: true }));

/** What News may not have, when a commit is checked out. */
async function missingAt(sha: string) {
  git('checkout', '--quiet', sha);
  return changesSinceDeployed('mf-news', [{ files: ['more.ts'] }], folder);
}

const sinceSecond = { files: ['third.ts'] };
const more = { files: ['more.ts'] };

it('is what came since the last deployment that succeeded, and since each that was tried later', async () => {
  history = [
    ['never fetched', 'success', 'inactive'],
    [second, 'queued', 'in_progress', 'success'],
    [third, 'in_progress', 'failure'],
    [second, 'waiting'],
  ];
  expect(await missingAt(third)).toEqual([sinceSecond, { files: [] }, sinceSecond, more]);
});

it('is what nobody knows, where none succeeded or the commit is gone', async () => {
  history = [[second, 'failure']];
  expect(await missingAt(third)).toEqual([undefined]);
  history = [['0'.repeat(40), 'success']];
  expect(await missingAt(third)).toEqual([undefined, more]);
  for (const commit of ['', 'no-such-commit', '--version'])
    expect(changeSince(commit, folder)).toBeUndefined();
});

it('is nothing where a later commit is in service: a run that was late, or is run again', async () => {
  history = [[third, 'success']];
  expect(await missingAt(second)).toEqual([]);
  expect(await missingAt(third)).toEqual([{ files: [] }, more]);
});

it('knows the lockfile as it was, where it is changed and was there', async () => {
  expect(changeSince(first, folder)).toBeUndefined();
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  expect(changeSince(second, folder)).toEqual({
    files: ['package-lock.json', 'third.ts'],
    lockfile: {},
  });
});

it('fails where GitHub does not answer', async () => {
  vi.stubEnv('GITHUB_TOKEN', 'wrong');
  await expect(missingAt(third)).rejects.toThrow('GitHub answered 401 to deployments?');
  vi.stubEnv('GITHUB_TOKEN', 'token');
});
