/** Measures how long a cheap request waits while members log in: a password hash blocks the only thread. */
import { createPasswords } from '../../worker/accounts/passwords.ts';
import { fillRecords } from '../database/records.ts';
import { logIn, PASSWORD, signUpFan } from '../fan.ts';
import { inTurns, median, quantile } from '../measures.ts';
import type { Bench } from '../options.ts';
import { atMost, type Finding, format, type Judgement } from '../report.ts';
import { read, startSite } from '../site/site.ts';

/** Concurrent log-ins, each with its own account and address, so that no rate limit applies. */
const LOG_INS = 20;
const ALONE = 60;
const HASHES = 9;

/** A client address. RFC 5737 reserves the network for documentation. */
const addressOf = (at: number) => `192.0.2.${at + 1}`;

export async function* measureLogIns({ runs }: Pick<Bench, 'runs'>): AsyncGenerator<Finding> {
  await using site = await startSite({}, fillRecords);
  const names = Array.from({ length: LOG_INS }, (_, at) => `log-in-${at}`);
  let cookie = '';
  for (const [at, name] of names.entries())
    cookie = await signUpFan(site.origin, name, { records: 0, address: addressOf(at) });
  const logIns = names.map((name, at) => () => {
    const account = { email: `${name}@example.com`, password: PASSWORD };
    return logIn(site.origin, account, addressOf(at));
  });
  const readSession = () => read(`${site.origin}/api/auth/`, cookie);
  const { turns } = await inTurns(runs, { turns: () => measureTurn(logIns, readSession) });
  const of = (name: keyof Turn) => median(turns.map((turn) => turn[name]));
  yield {
    title: 'Twenty log-ins at once',
    rows: [
      ['CPU of a log-in: one scrypt hash', format(await hashCpuMs(), 'ms')],
      ['a log-in alone', format(of('logInMs'), 'ms')],
      ['the last of twenty', format(of('allMs'), 'ms')],
      ['a read alone', format(of('readMs'), 'ms')],
      ['beside them, median and 95 %', format(of('besideMs'), 'ms'), format(of('slowMs'), 'ms')],
    ],
    targets: judgeLogIns(of('logInMs'), of('readMs'), of('slowMs')),
  };
}

export function judgeLogIns(logInMs: number, readMs: number, slowMs: number): Judgement[] {
  return [atMost('a slow read waits, of a log-in', 'times', (slowMs - readMs) / logInMs, 1.5)];
}

type Turn = Awaited<ReturnType<typeof measureTurn>>;
type Act = () => Promise<unknown>;

async function measureTurn(logIns: Act[], read: Act) {
  const logInMs = await timed(logIns[0] ?? read);
  const alone = await timedWhile(read, (count) => count < ALONE);
  let areIn = false;
  const all = timed(() => Promise.all(logIns.map((logIn) => logIn()))).finally(
    () => (areIn = true),
  );
  const beside = await timedWhile(read, () => !areIn);
  return {
    logInMs,
    readMs: median(alone),
    besideMs: median(beside),
    slowMs: quantile(beside, 0.95),
    allMs: await all,
  };
}

async function timedWhile(act: Act, goesOn: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) times.push(await timed(act));
  return times;
}

async function timed(act: Act): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function hashCpuMs(): Promise<number> {
  const passwords = createPasswords();
  const stored = await passwords.hash(PASSWORD);
  const costs: number[] = [];
  for (let hash = 0; hash < HASHES; hash += 1) {
    const before = process.cpuUsage();
    await passwords.verify(PASSWORD, stored);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return median(costs);
}
