/** Log-ins and downloads that a full database could not count, counted by this isolate alone: guesses stay bounded, also then. */
import type { Admission, Attempt, Limit } from './attempt.ts';
import { tooManyAttempts } from './auth-result.ts';
import { prefixOf, sourceOfAddress } from './networks.ts';

interface Noted extends Attempt {
  /** Below 0, unlike those of the database. */
  id: number;
  at: number;
}

/** More than an isolate can try in the time that they count: each costs it 170 ms. The oldest is forgotten. */
const MOST = 10_000;

const noted: Noted[] = [];
let lastId = 0;

/** As `admit` of `attempts.ts`, without the database. */
export function admitInMemory(
  attempt: Attempt,
  { now, window, limits }: { now: number; window: number; limits: Limit[] },
): Admission {
  const since = now - window;
  const times = limits.flatMap((limit) => lastOf(limit, attempt, since) ?? []);
  if (times.length > 0) return tooManyAttempts(Math.ceil((Math.max(...times) - since) / 1000));
  const id = (lastId -= 1);
  if (noted.push({ ...attempt, id, at: now }) > MOST) noted.shift();
  return { ok: true, id };
}

/** Whether an attempt is counted here: the database was full. */
export function isInMemory(id: number): boolean {
  return id < 0;
}

/** Takes an attempt back, as `withdraw` of `attempts.ts`. */
export function withdrawInMemory(id: number): void {
  const at = noted.findIndex((one) => one.id === id);
  if (at >= 0) noted.splice(at, 1);
}

/** The time of the attempt that has to grow old before another is let in; undefined where there is none. */
function lastOf({ most, sharing, sources }: Limit, attempt: Attempt, since: number) {
  const shared = noted.filter(
    (one) =>
      one.kind === attempt.kind &&
      one.at > since &&
      sharing.every((what) => valueOf(one, what) === valueOf(attempt, what)),
  );
  if (!sources) return shared.map(({ at }) => at).toSorted(latestFirst)[most - 1];
  const latest = new Map(shared.map(({ source, at }) => [sourceOfAddress(source), at]));
  return latest.has(sourceOfAddress(attempt.source))
    ? undefined
    : [...latest.values()].toSorted(latestFirst)[most - 1];
}

function valueOf(attempt: Attempt, what: Limit['sharing'][number]): string {
  if (what === 'account' || what === 'source') return attempt[what];
  return prefixOf(attempt.source, what);
}

const latestFirst = (one: number, other: number) => other - one;
