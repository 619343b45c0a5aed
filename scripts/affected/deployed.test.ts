import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changesSinceDeployed } from './deployed.ts';
import { changeSince } from './git.ts';

/** The states that each deployment of News went through at GitHub, oldest first. */
let history: [sha: string, ...states: string[]][];

const API = 'https://github.test';

beforeEach(() => {
  history = [];
  vi.stubEnv('GITHUB_API_URL', API);
  vi.stubEnv('GITHUB_REPOSITORY', 'fans/site');
  vi.stubEnv('GITHUB_TOKEN', 'token');
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const status = headers['authorization'] === 'Bearer token' ? 200 : 401;
    const [path = '', query = ''] = url.replace(`${API}/repos/fans/site/`, '').split('?');
    const [, id] = /^deployments\/(\d+)\/statuses$/.exec(path) ?? [];
    const [, ...states] = history[Number(id)] ?? [];
    // In no order: GitHub promises none.
    const all = history.map(([sha], at) => ({ id: at, sha }));
    const isNews = path === 'deployments' && query.startsWith('environment=mf-news&');
    const ofId = states.map((state) => ({ state }));
    return Response.json(isNews ? all : ofId, { status });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
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
  git('checkout', '--quiet', '--force', sha);
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
  git('checkout', '--quiet', '--force', third);
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
});
