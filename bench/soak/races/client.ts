/** Members who call the API at the same moment. */
import { type ApiCall, callApi } from '../../fan.ts';
import { inLanes } from '../../measures.ts';
import type { Random } from '../../random.ts';
import { HANG } from '../fuzz/send.ts';
import { countResponse, type Result } from '../report.ts';

interface Responded {
  status: number;
  body: { id: number; [field: string]: unknown };
}

export interface Racing {
  ask: ReturnType<typeof asking>;
  result: Result;
  fans: string[];
  random: Random;
  /** How many changes each makes, one after the other. */
  changes: number;
}

/** @param result counts the responses, and gets those that are the site's fault */
export function asking(origin: string, result: Result) {
  return async (...call: ApiCall): Promise<Responded> => {
    const begin = performance.now();
    const response = await callApi(origin, ...call);
    const { status } = response;
    const text = await response.text();
    const ms = performance.now() - begin;
    countResponse(result, status, ms);
    if (status >= 500 || ms > HANG)
      result.faults.push(`${call[1]} ${call[2]}: ${status} after ${Math.round(ms)} ms`);
    return { status, body: text ? (JSON.parse(text) as Responded['body']) : { id: 0 } };
  };
}

/** More would only wait for each other: on two cores for longer than `HANG`. */
const AT_ONCE = 20;

/** Does something many times, `AT_ONCE` of them at a time. @returns how many responses had each status */
export async function atOnce(
  count: number,
  act: (at: number) => Promise<Responded>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  await inLanes(AT_ONCE, [0, count], async (at) => {
    const { status } = await act(at);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  return statuses;
}
