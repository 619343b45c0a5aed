import { inLanes } from '../../measures.ts';
import type { Site } from '../../site/site.ts';
import { promote, signUpFans } from '../fans.ts';
import { countResponse, newResult, type Result } from '../report.ts';
import { type Call, callOf, type Making } from './calls.ts';
import { pagePaths } from './paths.ts';
import { changedByReads } from './reads.ts';
import { apiRoutes } from './routes.ts';
import { faultOf, newAgent, send } from './send.ts';

/** Calls between two checks of the sessions, and of what reads change. */
const ROUND = 1000;

/** The last is a moderator. There is a visitor, too. */
const FANS = 4;

/** Calls the site as it is meant to be called, and as it is not. With the seed, a fault's number makes its call again. */
export async function fuzz(
  site: Site,
  seed: number,
  calls: number,
  atATime: number,
): Promise<Result> {
  // Builds the search index, which lists wait for otherwise.
  await site.tick();
  const result = newResult('fuzz');
  const { origin } = site;
  const agent = newAgent(atATime);
  const [routes, pages] = await Promise.all([apiRoutes(), pagePaths()]);
  const fans = newFans(site);
  const ask = async (call: Call, at: number) => {
    const received = await send(origin, agent, call);
    countResponse(result, received.status, received.ms);
    const fault = faultOf(call, received);
    if (fault)
      result.faults.push(`call ${at}, ${call.method} ${call.path.slice(0, 120)}: ${fault}`);
  };
  for (let first = 0; first < calls; first += ROUND) {
    const making: Making = { seed, origin, routes, pages, cookies: ['', ...(await fans())] };
    const last = Math.min(first + ROUND, calls);
    await inLanes(atATime, [first, last], (at) => ask(callOf(making, at), at));
    result.faults.push(...(await changedByReads(site, agent, making, last)));
    if (last % 10_000 === 0) console.log(`fuzz: ${last} of ${calls} calls`);
  }
  agent.destroy();
  return result;
}

/** Gives the cookies of members who are signed in: a new member replaces one who no longer is. */
function newFans(site: Site): () => Promise<string[]> {
  const cookies: string[] = [];
  let count = 0;
  return async () => {
    for (let at = 0; at < FANS; at += 1) {
      const cookie = cookies[at];
      if (cookie && (await isSignedIn(site, cookie))) continue;
      const [fan = ''] = await signUpFans(site, count, 1);
      if (at === FANS - 1) await promote(site, count);
      cookies[at] = fan;
      count += 1;
    }
    return cookies;
  };
}

async function isSignedIn({ origin }: Site, cookie: string): Promise<boolean> {
  return (await fetch(`${origin}/api/auth/`, { headers: { cookie } })).ok;
}
