/** How old a stored answer may be. docs/decisions/0032-response-cache.md */
import type { Entry } from './entry.ts';

/** From this age on an answer is made anew behind the visitor's back, in ms. */
const FRESH_MS = 3000;

/** How long what was true before a change is served after it in this isolate, and what is not whole, in ms. */
const OUTDATED_MS = 1000;

let changedAt = -Infinity;

/** Notes that what pages show may have changed: what was made before is served for at most a second then. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** Forgets it, as a new isolate would. */
export function forgetChanges(): void {
  changedAt = -Infinity;
}

/**
 * Whether an answer may be served. The second after a change is counted from when the answer was begun, which
 * is before it: so nothing is made twice within a second, however often something changes.
 * @param maxAge in ms, where nothing changed
 */
export function isUsable(
  { at, whole = true }: { at: number; whole?: boolean },
  maxAge: number,
  now = Date.now(),
): boolean {
  return now - at < (whole && at > changedAt ? maxAge : Math.min(maxAge, OUTDATED_MS));
}

/** Whether an answer that may be served need not be made anew. */
export function isFresh({ at }: Pick<Entry, 'at'>, now = Date.now()): boolean {
  return now - at < FRESH_MS;
}
