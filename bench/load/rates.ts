/** How many requests a second a server answers, and what CPU each takes. */
import { Agent, get } from 'node:http';
import { median } from '../measures.ts';
import { cpuMs, serverProcess } from './server-process.ts';

/** Enough that a server on one thread is never idle. */
const CONNECTIONS = 16;

const TURN_MS = 1000;

export interface Rate {
  perSecond: number;
  /** ms a request, of the process that listens; undefined if it hands the work on, or is another user's. */
  cpuMs?: number | undefined;
}

/** @throws for a server elsewhere, or a response that is not 200 */
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
