import { Agent } from 'node:http';
import { promote, signUpFans } from '../../fan.ts';
import { inLanes } from '../../measures.ts';
import type { Site } from '../../site/site.ts';
import { newResult, type Result } from '../report.ts';
import { callOf, type Making } from './calls.ts';
import { apiRoutes, pagePaths } from './paths.ts';
import { sendCounted } from './send.ts';

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
