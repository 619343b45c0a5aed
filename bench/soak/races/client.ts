/** Members who ask for things at the same moment. */
import { HANG } from '../fuzz/send.ts';
import { countAnswer, type Result } from '../result.ts';

export interface Answered {
  status: number;
  body: { id: number; [field: string]: unknown };
}

/** Asks as a member. @param path below `/api/` */
export type Ask = (
  cookie: string,
  method: string,
  path: string,
  body?: object | Uint8Array<ArrayBuffer>,
  headers?: Record<string, string>,
) => Promise<Answered>;

/** @param result counts the answers, and has those that are the site's fault */
export function asking(origin: string, result: Result): Ask {
  return async (cookie, method, path, body, headers) => {
    const begin = performance.now();
    const isFile = body instanceof Uint8Array;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const sent = isFile ? body : body && JSON.stringify(body);
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { cookie, origin, 'content-type': type, ...headers },
      ...(sent && { body: sent }),
    });
    const text = await response.text();
    const ms = performance.now() - begin;
    countAnswer(result, response.status, ms);
    if (response.status >= 500 || ms > HANG)
      result.faults.push(`${method} ${path}: ${response.status} after ${Math.round(ms)} ms`);
    return {
      status: response.status,
      body: text ? (JSON.parse(text) as Answered['body']) : { id: 0 },
    };
  };
}

/** How many are under way: more would only wait for each other, on a machine of two cores for longer than `HANG`. */
const AT_ONCE = 20;

/** Does something many times, `AT_ONCE` of them at a time. @returns how many were answered with each status */
export async function atOnce(
  count: number,
  what: (at: number) => Promise<Answered>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      const { status } = await what(next - 1);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return statuses;
}
