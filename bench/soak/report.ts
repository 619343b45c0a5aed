import { atMost, type Finding, format, type Row } from '../report.ts';

export interface Result {
  part: string;
  calls: number;
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

export function countResponse(result: Result, status: number, ms: number): void {
  result.calls += 1;
  result.slowest = Math.max(result.slowest, ms);
  const key = status === 0 ? 'none' : String(status);
  result.statuses.set(key, (result.statuses.get(key) ?? 0) + 1);
}

const SHOWN = 20;

export function findingOf({ part, calls, statuses, slowest, faults }: Result): Finding {
  const counts = [...statuses].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    title: part,
    rows: [
      ['calls', String(calls)],
      ['slowest', format(slowest, 'ms')],
      ...counts.map(([status, count]): Row => [`  ${status}`, String(count)]),
      ...faults.slice(0, SHOWN).map((fault): Row => [`FAULT ${fault}`]),
    ],
    targets: [atMost('faults', 'count', faults.length, 0)],
  };
}
