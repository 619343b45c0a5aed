/** How many requests a second a server answers, and what CPU each takes. */
import { median } from '../measures.ts';
import { sendRequests } from './requests.ts';
import { cpuMs, serverProcess } from './server-process.ts';

const TURN_MS = 1000;

export interface Rate {
  perSecond: number;
  /** Of the process that listens, in ms a request; none where that is not told. */
  cpuMs?: number | undefined;
}

/**
 * Puts servers under load in turns, so that what else the machine does hits all. The first turn warms
 * them and does not count.
 * @param runs counted turns
 * @returns of each server the rates of its counted turns
 * @throws where a server is elsewhere, or an answer is not 200
 */
export async function measureRates(urls: string[], runs: number): Promise<Rate[][]> {
  const rates: Rate[][] = urls.map(() => []);
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const [at, url] of urls.entries()) rates[at]?.push(await measureRate(url));
  }
  return rates.map(([, ...counted]) => counted);
}

async function measureRate(url: string): Promise<Rate> {
  const server = await serverProcess(Number(new URL(url).port));
  const before = server && (await cpuMs(server));
  const { requests, ms } = await sendRequests(url, TURN_MS);
  const cpu = before === undefined ? undefined : (await cpuMs(server ?? 0)) - before;
  // One that takes none has others do the work.
  return { perSecond: (requests * 1000) / ms, cpuMs: cpu ? cpu / requests : undefined };
}

/** The median of some rates, each figure by itself. */
export function medianRate(rates: Rate[]): Rate {
  const cpus = rates.flatMap(({ cpuMs }) => cpuMs ?? []);
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    cpuMs: cpus.length > 0 ? median(cpus) : undefined,
  };
}
