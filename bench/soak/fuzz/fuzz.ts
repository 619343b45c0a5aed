/** Calls the site in every way that it is not meant to be called, and in those that it is. */
import { countAnswer, newResult, type Result } from '../result.ts';
import { promote, signUpFans, type SoakedSite } from '../site.ts';
import { type Call, callOf, type Making } from './calls.ts';
import { faultOf } from './judge.ts';
import { pagePaths } from './paths.ts';
import { changedByReads } from './reads.ts';
import { apiRoutes } from './routes.ts';
import { newAgent, send } from './send.ts';

/** After how many calls it is looked whether all are signed in, and whether reads change anything. */
const ROUND = 1000;

/** Of who asks: the last is a moderator. One more is a visitor. */
const FANS = 4;

interface Fuzzing {
  seed: number;
  calls: number;
  /** How many calls are under way. */
  atATime: number;
  onRound?: (calls: number) => void;
}

/** @returns what came of it; each fault with the number of its call, which with the seed makes it again */
export async function fuzz(
  site: SoakedSite,
  { seed, calls, atATime, onRound }: Fuzzing,
): Promise<Result> {
  const result = newResult('fuzz');
  const { origin } = site;
  const agent = newAgent(atATime);
  const [routes, pages] = await Promise.all([apiRoutes(), pagePaths()]);
  const fans = newFans(site);
  const ask = async (call: Call, at: number) => {
    const answer = await send(origin, agent, call);
    countAnswer(result, answer.status, answer.ms);
    const fault = faultOf(call, answer);
    if (fault)
      result.faults.push(`call ${at}, ${call.method} ${call.path.slice(0, 120)}: ${fault}`);
  };
  for (let first = 0; first < calls; first += ROUND) {
    const making: Making = { seed, origin, routes, pages, cookies: ['', ...(await fans())] };
    const last = Math.min(first + ROUND, calls);
    let next = first;
    await Promise.all(
      Array.from({ length: atATime }, async () => {
        while (next < last) {
          const at = next;
          next += 1;
          await ask(callOf(making, at), at);
        }
      }),
    );
    result.faults.push(...(await changedByReads(site, agent, making, last)));
    onRound?.(last);
  }
  agent.destroy();
  return result;
}

/** Gives the cookies of people who are signed in: who no longer is, is followed by somebody new. */
function newFans(site: SoakedSite): () => Promise<string[]> {
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

async function isSignedIn({ origin }: SoakedSite, cookie: string): Promise<boolean> {
  return (await fetch(`${origin}/api/auth/`, { headers: { cookie } })).ok;
}
