/** The command that deploys the whole site, with wrangler, to an empty account at the stand-in. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unstable_splitSqlQuery } from 'wrangler';
import { bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { type RunningWorkers, startWorkerd } from '../../scripts/site/workerd.ts';
import { copyRepository } from '../dev/copy.ts';
import { environmentOfAShell } from '../dev/environment.ts';
import type { RunSql } from './databases.ts';
import { type CloudflareStandIn, startCloudflareStandIn } from './stand-in.ts';

const EDGE = 'desert-edge';
const timeout = 1_800_000;
const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
// The command builds the sections, which no other test may do at the same time.
const repository = copyRepository();

let cloudflare: CloudflareStandIn;
let workerd: RunningWorkers;
let visitors: Server;
let isBroken = false;

beforeAll(async () => {
  workerd = await startWorkerd({ workers: await bundleWorkers(), stateFolder: folder });
  const database = await workerd.database('DB');
  const runSql: RunSql = async (statements) => {
    const prepared = unstable_splitSqlQuery(statements).map((sql) => database.prepare(sql));
    return (await database.batch<object>(prepared)).map(({ results }) => results);
  };
  cloudflare = await startCloudflareStandIn(runSql);
  // The site's address, which leads nowhere before the edge is deployed.
  visitors = createServer(async (request, response) => {
    const isDeployed = cloudflare.workers.names().includes(EDGE) && !isBroken;
    if (!isDeployed) return void response.writeHead(404).end();
    const page = await fetch(workerd.origin + request.url, { redirect: 'manual' });
    response.writeHead(page.status).end(await page.text());
  }).listen(0, '127.0.0.1');
  await once(visitors, 'listening');
}, timeout);

afterAll(async () => {
  cloudflare.stop();
  visitors.close();
  await workerd.stop();
  rmSync(folder, { recursive: true });
  repository.remove();
});

async function run(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const running = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: repository.folder,
    env: {
      ...environmentOfAShell(),
      ...cloudflare.env,
      SITE_URL: `http://127.0.0.1:${(visitors.address() as AddressInfo).port}`,
      ...env,
    },
  });
  running.child.stdin?.end();
  const outcome = await running.catch((error: { stdout: string; stderr: string }) => error);
  const isGood = !(outcome instanceof Error);
  return { isGood, output: outcome.stdout + outcome.stderr };
}

const deploy = (...args: string[]) => run('deploy-site', args);

it.each([
  ['a log-in without a token', { CLOUDFLARE_API_TOKEN: '' }, 'Nobody is logged in'],
  ['another account', { CLOUDFLARE_ACCOUNT_ID: 'other' }, 'The log-in has no such account'],
  ['no network', { CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9' }, 'Cloudflare can’t be reached'],
])(
  '%s stops the deployment with a one-line reason before anything changes',
  { timeout },
  async (_, env, reason) => {
    const { isGood, output } = await run('deploy-site', ['--yes'], env);
    expect(isGood).toBe(false);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(reason)]);
    expect(cloudflare.changes).toEqual([]);
  },
);

it(
  'a deployment to an empty Cloudflare account gives a working site, however often the network is cut',
  { timeout },
  async () => {
    const { output: plan } = await deploy('--dry-run');
    expect(plan).toContain('will load 0000_schema.sql, triggers, history, games');
    expect(plan.match(/will be created/g)).toHaveLength(2 + 2 + 5);
    expect((await deploy()).output).toContain('Without a terminal, confirm by --yes.');
    expect(cloudflare.changes).toEqual([]);

    // Each run is cut at the first request of a kind that no run before reached.
    const reached = new Set<string>();
    const failures: string[] = [];
    let outcome;
    do {
      let isCut = false;
      cloudflare.network.isCut = (request) => {
        const kind = request.replace(
          /(?<=\/(?:database|buckets|objects|scripts|upload)\/)[^/]+(\/mf.*|\/\w+\.\w+$)?/g,
          '*',
        );
        if (request.startsWith('GET') || reached.has(kind)) return isCut;
        reached.add(kind);
        isCut = true;
        return true;
      };
      outcome = await deploy('--yes');
      if (!outcome.isGood) failures.push(outcome.output.trim().split('\n').at(-1) ?? '');
    } while (!outcome.isGood);
    cloudflare.network.isCut = () => false;
    expect(failures.length).toBeGreaterThan(10);
    expect(failures.filter(({ length }) => length > 300)).toEqual([]);
    expect(outcome.output).toMatch(/The site is at http:/);

    const member = await signUp(workerd.origin);
    const post = await member('/api/news/new/', { title: 'Hello', details: 'The first post.' });
    expect(post.status).toBe(201);

    const { isGood, output } = await deploy('--yes');
    expect([isGood, output]).toEqual([true, expect.stringContaining('Nothing to deploy.')]);
  },
);

it('a build that breaks the site is rolled back, with the reason', { timeout }, async () => {
  const before = cloudflare.workers.release(EDGE);
  isBroken = true;
  const { isGood, output } = await deploy('--yes', '--wait=0');
  isBroken = false;
  expect(isGood).toBe(false);
  expect(output).toContain('/api/health responds with 404. Rolled back: desert-edge.');
  expect(cloudflare.workers.live(EDGE)).toBe(before);
});

it(
  'a second site with another name is planned with resources of its own',
  { timeout },
  async () => {
    const { output } = await run('deploy-site', ['--dry-run'], { SITE_NAME: 'staging' });
    expect(output).toContain('Worker    staging-desert-edge');
    expect(output.match(/ staging-desert\S* +will (be created|load)/g)).toHaveLength(2 + 2 + 1 + 5);
  },
);

it('nothing of the site is left after it is destroyed, except the copy', { timeout }, async () => {
  cloudflare.buckets.get('desert-photos')?.set('photos/a.jpg', new Uint8Array([1, 2]));
  const copy = join(folder, 'copy');
  const destroy = (...args: string[]) => run('destroy-site', [`--copy=${copy}`, ...args]);
  expect((await destroy()).output).toContain('Without a terminal');
  expect((await destroy('--confirm=another')).output).toContain('Nothing was deleted.');
  const { isGood, output } = await destroy(`--confirm=${EDGE}`);
  expect([isGood, output]).toEqual([true, expect.stringContaining(`The copy is in ${copy}.`)]);
  const { databases, buckets, workers } = cloudflare;
  expect([[...databases], [...buckets], workers.names()]).toEqual([[], [], []]);
  expect(readFileSync(join(copy, 'database.sql'), 'utf8')).toContain('users');
  expect(readFileSync(join(copy, 'photos/a.jpg'))).toHaveLength(2);
});

/** Signs a member up. @returns a function that posts to the API as them */
async function signUp(origin: string) {
  const send = (path: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const account = { username: 'first', email: 'first@example.com' };
  const password = 'a long sentence of mine';
  const response = await send('/api/auth/signup', {
    ...account,
    password,
    password_confirmation: password,
  });
  expect(response.status).toBe(201);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return (path: string, body: object) => send(path, body, cookies.join('; '));
}
