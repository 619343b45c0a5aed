import { signUpFan } from '../fan.ts';
/** How long a request waits that costs little, while members log in: a log-in keeps the thread busy with one hash. */
import { median, quantile } from '../measures.ts';
import { type Judgement, judgement } from '../targets.ts';

/** At once, each of an account and an address of its own: none is refused. */
const LOG_INS = 20;

const ALONE = 60;

export interface LogInResults {
  /** A log-in while nothing else is done, and a read of the API with a session. */
  logInMs: number;
  readMs: number;
  /** The reads one after the other while all log in at once: the median, and what nineteen of twenty take at most. */
  besideMs: number;
  slowMs: number;
  /** Until the last of them was in. */
  allMs: number;
}

/** @param origin of a site that runs by itself @param runs turns; the first warms and is not counted */
export async function measureLogIns(origin: string, runs: number): Promise<LogInResults> {
  const names = Array.from({ length: LOG_INS }, (_, at) => `log-in-${at}`);
  const cookies: string[] = [];
  for (const [at, name] of names.entries()) {
    cookies.push(await signUpFan(origin, name, { records: 0, address: addressOf(at) }));
  }
  const read = () => timed(() => get(`${origin}/api/auth/`, cookies[0] ?? ''));
  const turns: LogInResults[] = [];
  for (let turn = 0; turn <= runs; turn += 1) {
    const logInMs = await timed(() => logIn(origin, names, 0));
    const alone = await inSuccession(read, (count) => count < ALONE);
    let areIn = false;
    const all = timed(() => Promise.all(names.map((_, at) => logIn(origin, names, at)))).finally(
      () => (areIn = true),
    );
    const beside = await inSuccession(read, () => !areIn);
    turns.push({
      logInMs,
      readMs: median(alone),
      besideMs: median(beside),
      slowMs: quantile(beside, 0.95),
      allMs: await all,
    });
  }
  const of = (name: keyof LogInResults) => median(turns.slice(1).map((turn) => turn[name]));
  return {
    logInMs: of('logInMs'),
    readMs: of('readMs'),
    besideMs: of('besideMs'),
    slowMs: of('slowMs'),
    allMs: of('allMs'),
  };
}

/** Holds it against its target: who reads waits for one hash, and not for twenty. */
export function judgeLogIns({ logInMs, readMs, slowMs }: LogInResults): Judgement[] {
  const ratio = (slowMs - readMs) / logInMs;
  return [judgement('a slow read waits, of a log-in', 'times', ratio, 1.5)];
}

async function inSuccession(act: () => Promise<number>, goesOn: (count: number) => boolean) {
  const times: number[] = [];
  while (goesOn(times.length)) times.push(await act());
  return times;
}

/** @returns ms */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function get(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}

async function logIn(origin: string, names: string[], at: number): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'cf-connecting-ip': addressOf(at),
    origin,
  };
  const body = JSON.stringify({
    email: `${names[at]}@example.com`,
    password: 'correct horse battery',
  });
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`A log-in answered ${response.status}.`);
  await response.arrayBuffer();
}

/** Of those that documentation may use: RFC 5737. */
const addressOf = (at: number) => `192.0.2.${at + 1}`;
