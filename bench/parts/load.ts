/** Measures responses per second of the site, cached and rendered, in turns. */
import { cp } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { readCpuMs, findServerProcess } from '../../scripts/site/server-process.ts';
import { FILLED_ID } from '../database/records.ts';
import { inTurns, median } from '../measures.ts';
import type { Bench } from '../options.ts';
import { type Finding, format, type Row } from '../report.ts';
import { listOf20, newState, NO_CACHE, startOn } from '../site/site.ts';

const PATHS = ['/', '/news', `/memories/${FILLED_ID}`, '/history/2011-12', '/api/news/'];

export async function* measureLoad({ runs }: Pick<Bench, 'runs'>): AsyncGenerator<Finding> {
  const state = await newState(listOf20);
  const copy = `${state}-copy`;
  await cp(state, copy, { recursive: true });
  await using cached = await startOn(state);
  await using rendered = await startOn(copy, NO_CACHE);
  for (const path of PATHS) {
    const rates = await inTurns(runs, {
      cached: () => measureRate(cached.origin + path),
      rendered: () => measureRate(rendered.origin + path),
    });
    yield {
      title: path,
      columns: ['a second', 'CPU each'],
      rows: Object.entries(rates).map(([name, ofOne]) => rowOf(name, medianRate(ofOne))),
      targets: [],
    };
  }
}

function rowOf(name: string, { perSecond, cpuMs }: Rate): Row {
  const cpu = cpuMs === undefined ? '' : `${cpuMs.toFixed(2)} ms`;
  return [name, format(perSecond, 'perSecond'), cpu];
}

/** Enough connections that a server on one thread is never idle. */
const CONNECTIONS = 16;

const TURN_MS = 1000;

export interface Rate {
  perSecond: number;
  /** Undefined if unknown. */
  cpuMs?: number | undefined;
}

/** Measures responses per second for `forMs`. @throws if the host is not 127.0.0.1 or a response is not 200 */
export async function measureRate(url: string, forMs = TURN_MS): Promise<Rate> {
  const { hostname, port } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${url} is not at 127.0.0.1.`);
  const server = await findServerProcess(Number(port));
  const before = server && (await readCpuMs(server));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let requests = 0;
  async function sendInARow() {
    while (performance.now() - start < forMs) {
      await readResponse(url, agent);
      requests += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInARow)).finally(() => agent.destroy());
  const perSecond = (requests * 1000) / (performance.now() - start);
  const cpu = server && before !== undefined ? (await readCpuMs(server)) - before : 0;
  return { perSecond, cpuMs: cpu === 0 ? undefined : cpu / requests };
}

function readResponse(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const { statusCode } = response;
      if (statusCode !== 200) reject(new Error(`${url} answered ${statusCode}.`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}

export function medianRate(rates: Rate[]): Rate {
  const cpus = rates.flatMap(({ cpuMs }) => cpuMs ?? []);
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    cpuMs: cpus.length > 0 ? median(cpus) : undefined,
  };
}
