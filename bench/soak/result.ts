/** What came of a part of the soak. */
import { row } from '../report.ts';

export interface Result {
  part: string;
  calls: number;
  /** How many answers had a status: 'none' where there was no answer. */
  statuses: Map<string, number>;
  /** Of all answers, in ms. */
  slowest: number;
  /** A sentence for each thing that is not as it has to be. */
  faults: string[];
}

export const newResult = (part: string): Result => ({
  part,
  calls: 0,
  statuses: new Map(),
  slowest: 0,
  faults: [],
});

/** Counts an answer. @param ms how long it took */
export function countAnswer(result: Result, status: number, ms: number): void {
  result.calls += 1;
  result.slowest = Math.max(result.slowest, ms);
  const key = status === 0 ? 'none' : String(status);
  result.statuses.set(key, (result.statuses.get(key) ?? 0) + 1);
}

/** How many faults of a part are shown. */
const SHOWN = 20;

/** The table of all parts, and what is wrong. */
export function table(results: readonly Result[]): string {
  return [
    row('part', 'calls', 'slowest', 'faults'),
    ...results.flatMap(({ part, calls, statuses, slowest, faults }) => [
      row(part, String(calls), `${Math.round(slowest)} ms`, String(faults.length)),
      `  ${[...statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
      ...faults.slice(0, SHOWN).map((fault) => `  FAULT ${fault}`),
    ]),
  ].join('\n');
}
