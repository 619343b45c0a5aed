/** One visit request by request, drawn over time. */
import type { RequestRecord } from '../browser/network.ts';
import type { Visit } from '../browser/visit.ts';
import { alignColumns } from './format.ts';

/** Characters of a bar. */
const WIDTH = 50;

/**
 * A line for each request: when it began and ended, its bytes, its priority, and a bar; `.` is waiting
 * for the answer, `=` receiving it. Long tasks of the main thread follow.
 */
export function waterfall({ measures, contentElement, requests, longTasks }: Visit): string {
  const lastMs = Math.max(...requests.map(({ endMs }) => endMs || 0), measures.interactiveMs);
  const rows = requests.map((request) => [
    shortAddress(request.url),
    `${Math.round(request.startMs)}`,
    `${Math.round(request.endMs)} ms`,
    `${request.bytes} B`,
    request.priority,
    barOf(request, lastMs),
  ]);
  const tasks = longTasks.map(
    ({ startMs, durationMs }) => `${Math.round(startMs)} ms: ${Math.round(durationMs)} ms`,
  );
  return [
    ...alignColumns([['request', 'start', 'end', 'bytes', 'priority', ' '.repeat(WIDTH)], ...rows]),
    `content painted ${Math.round(measures.contentMs)} ms (${contentElement})`,
    `hydrated ${Math.round(measures.interactiveMs)} ms`,
    `long tasks: ${tasks.join(', ') || 'none'}`,
  ].join('\n');
}

/** A request's bar, `WIDTH` characters for all of the time. */
export function barOf(
  { startMs, responseMs, endMs }: Pick<RequestRecord, 'startMs' | 'responseMs' | 'endMs'>,
  lastMs: number,
): string {
  const at = (ms: number) => Math.round((ms / lastMs) * WIDTH);
  const waiting = ' '.repeat(at(startMs)).padEnd(at(responseMs), '.');
  return waiting.padEnd(at(endMs), '=').padEnd(WIDTH);
}

function shortAddress(url: string): string {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  return address.length > 44 ? `…${address.slice(-43)}` : address;
}
