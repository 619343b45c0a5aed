/** Measures responses per second of the site, alternating with other software if `--against` names any. */
import { cp } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpuMs, serverProcess } from '../../scripts/site/server-process.ts';
import { FILLED_ID } from '../database/records.ts';
import { inTurns, median } from '../measures.ts';
import type { Bench } from '../options.ts';
import { atLeast, type Finding, format, type Judgement, type Row } from '../report.ts';
import { listOf20, newState, NO_CACHE, startOn } from '../site/site.ts';

const PATHS = ['/', '/news', `/memories/${FILLED_ID}`, '/history/2011-12', '/api/news/'];

export async function* measureLoad({ others, runs }: Bench): AsyncGenerator<Finding> {
  const state = await newState(listOf20);
  const copy = `${state}-copy`;
  await cp(state, copy, { recursive: true });
  await using cached = await startOn(state);
  await using rendered = await startOn(copy, NO_CACHE);
  for (const path of new Set([...PATHS, ...others.map(({ path }) => path)])) {
    const urls = others.filter((other) => other.path === path).map(({ url }) => url);
    const sides: [name: string, url: string][] = [
      ['cached', cached.origin + path],
      ['rendered', rendered.origin + path],
      ...urls.map((url): [string, string] => [url, url]),
    ];
    const measuring = sides.map(([name, url]) => [name, () => measureRate(url)] as const);
    const rates = await inTurns(runs, Object.fromEntries(measuring));
    const ratios = urls.map((url) => ratiosOf(rates, rates[url] ?? []));
    yield {
      title: path,
      columns: ['a second', 'CPU each', 'cached is', 'rendered is'],
      rows: Object.entries(rates).map(([name, ofOne], at) => rowOf(name, ofOne, ratios[at - 2])),
      targets: ratios.flatMap((ratio) => judgeLoad(path, ratio)),
    };
  }
}

type Ratios = ReturnType<typeof ratiosOf>;

function ratiosOf(ours: Record<string, Rate[]>, theirs: Rate[]) {
  const ratio = (side: Rate[] = []) =>
    median(side.map(({ perSecond }, turn) => perSecond / (theirs[turn]?.perSecond ?? 0)));
  return { cached: ratio(ours['cached']), rendered: ratio(ours['rendered']) };
}

function rowOf(name: string, rates: Rate[], ratios?: Ratios): Row {
  const { perSecond, cpuMs } = medianRate(rates);
  const row: Row = [name.replaceAll(/^https?:\/\/|\?.*$/g, ''), format(perSecond, 'perSecond')];
  row.push(cpuMs === undefined ? '' : `${cpuMs.toFixed(2)} ms`);
  if (ratios) row.push(format(ratios.cached, 'times'), format(ratios.rendered, 'times'));
  return row;
}

export function judgeLoad(path: string, { cached, rendered }: Ratios): Judgement[] {
  if (path.startsWith('/api/'))
    return [atLeast('API responses a second, of theirs', 'times', cached, 5)];
  return [
    atLeast('cached pages a second, of theirs', 'times', cached, 10),
    atLeast('first renders a second, of theirs', 'times', rendered, 2),
  ];
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
  const server = await serverProcess(Number(port));
  const before = server && (await cpuMs(server));
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
  const cpu = server && before !== undefined ? (await cpuMs(server)) - before : 0;
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
