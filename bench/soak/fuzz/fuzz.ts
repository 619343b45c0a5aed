import { hash } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promote, signUpFans } from '../../fan.ts';
import { inLanes } from '../../measures.ts';
import { type DatabaseFile, openDatabaseFile } from '../../site/database-file.ts';
import type { Site } from '../../site/site.ts';
import { newResult, type Result } from '../report.ts';
import { callOf, type Making } from './calls.ts';
import { apiRoutes, pagePaths } from './paths.ts';
import { send, sendCounted } from './send.ts';

const ROUND = 1000;

const FANS = 4;

/** Fuzzes the site. The seed and the number of a call reproduce it, except its cookie. */
export async function fuzz(
  site: Site,
  seed: number,
  calls: number,
  atATime: number,
): Promise<Result> {
  // Builds the search index; otherwise lists wait for it.
  await site.tick();
  const result = newResult('fuzz');
  const { origin } = site;
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const [routes, pages] = await Promise.all([apiRoutes(), pagePaths()]);
  const fans = newFans(site);
  for (let first = 0; first < calls; first += ROUND) {
    const making: Making = { seed, origin, routes, pages, cookies: ['', ...(await fans())] };
    const last = Math.min(first + ROUND, calls);
    await inLanes(atATime, [first, last], (at) =>
      sendCounted(result, `call ${at}, `, origin, agent, callOf(making, at)),
    );
    result.faults.push(...(await changedByReads(site, agent, making, last)));
    if (last % 10_000 === 0) console.log(`fuzz: ${last} of ${calls} calls`);
  }
  agent.destroy();
  return result;
}

function newFans(site: Site): () => Promise<string[]> {
  const cookies: string[] = [];
  let count = 0;
  return async () => {
    for (let at = 0; at < FANS; at += 1) {
      const cookie = cookies[at];
      const session = cookie && (await fetch(`${site.origin}/api/auth/`, { headers: { cookie } }));
      if (session && session.ok) continue;
      const [fan = ''] = await signUpFans(site, count, 1);
      if (at === FANS - 1) await promote(site, count);
      cookies[at] = fan;
      count += 1;
    }
    return cookies;
  };
}

const READS = 15;

/** Time in ms without writes after which all jobs count as done. */
const QUIET = 200;

const LOG_OUT = /logout/;

/** Sends some GETs. @param from number of the first call @returns a fault per table whose rows they changed */
async function changedByReads(
  { state }: Site,
  agent: Agent,
  making: Making,
  from: number,
): Promise<string[]> {
  using file = openDatabaseFile(state);
  const before = await whenQuiet(file);
  const paths: string[] = [];
  for (let at = from; paths.length < READS; at += 1) {
    const call = callOf({ ...making, seed: making.seed + 1 }, at);
    if (call.method !== 'GET' || LOG_OUT.test(call.path)) continue;
    paths.push(call.path);
    await send(making.origin, agent, call);
  }
  const after = await whenQuiet(file);
  return [...after]
    .filter(([table, hash]) => before.get(table) !== hash)
    .map(([table]) => `after call ${from}, one of these changed ${table}: GET ${paths.join(', ')}`);
}

async function whenQuiet(file: DatabaseFile): Promise<Map<string, string>> {
  for (let before = hashes(file); ;) {
    await delay(QUIET);
    const now = hashes(file);
    if ([...now].every(([table, hash]) => before.get(table) === hash)) return now;
    before = now;
  }
}

/** Leaves out large tables of the history that only the seed writes. */
function hashes({ rows }: DatabaseFile): Map<string, string> {
  const tables = rows<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
      AND name NOT IN ('sqlite_sequence', 'teams', 'players', 'persons', 'person_slugs', 'games',
        'history_documents')`,
  );
  const hashOf = (name: string) => hash('sha1', JSON.stringify(rows(`SELECT * FROM "${name}"`)));
  return new Map(tables.map(({ name }) => [name, hashOf(name)]));
}
