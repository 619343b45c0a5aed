import { row } from '../report.ts';

export interface Result {
  part: string;
  calls: number;
  /** How many responses had a status: 'none' without a response. */
  statuses: Map<string, number>;
  slowest: number;
  faults: string[];
}

export const newResult = (part: string): Result => ({
  part,
  calls: 0,
  statuses: new Map(),
  slowest: 0,
  faults: [],
});

/** @param status 0 without a response @param ms how long the call took */
export function countResponse(result: Result, status: number, ms: number): void {
  result.calls += 1;
  result.slowest = Math.max(result.slowest, ms);
  const key = status === 0 ? 'none' : String(status);
  result.statuses.set(key, (result.statuses.get(key) ?? 0) + 1);
}

const SHOWN = 20;

export function table(results: readonly Result[]): string {
  const lines = [row('part', 'calls', 'slowest', 'faults')];
  for (const { part, calls, statuses, slowest, faults } of results) {
    lines.push(row(part, String(calls), `${Math.round(slowest)} ms`, String(faults.length)));
    const counts = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
    lines.push(`  ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
    lines.push(...faults.slice(0, SHOWN).map((fault) => `  FAULT ${fault}`));
  }
  return lines.join('\n');
}
