/** Members who ask for things at the same moment. */
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
    if (response.status >= 500 || ms > 5000)
      result.faults.push(`${method} ${path}: ${response.status} after ${Math.round(ms)} ms`);
    return {
      status: response.status,
      body: text ? (JSON.parse(text) as Answered['body']) : { id: 0 },
    };
  };
}

/** Does something many times at once. @returns how many were answered with each status */
export async function atOnce(
  count: number,
  what: (at: number) => Promise<Answered>,
): Promise<Map<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => what(at)));
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return statuses;
}
