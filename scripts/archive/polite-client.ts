import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseStore, ArchivedResponse } from './response-store.ts';
import { readRobots, type Robots } from './robots.ts';

const AGENT = 'desert-archive';

const ATTEMPTS = 5;

/** First pause before another attempt, in ms; each next one is twice as long. */
const PAUSE_MS = 500;

const MAX_PAUSE_MS = 60_000;

const isTransient = (status: number) => status === 429 || status >= 500;

export class PoliteClient {
  private readonly store: ResponseStore;
  private robots: Robots | undefined;

  constructor(store: ResponseStore) {
    this.store = store;
  }

  /** @returns undefined if robots.txt excludes the path */
  async read(path: string): Promise<ArchivedResponse | undefined> {
    const { store } = this;
    const knownResponse = store.current.get(path);
    if (knownResponse) return knownResponse;
    this.robots ??= await this.readRobots();
    if (!this.robots.isAllowed(path)) return undefined;
    const previous = store.findPrevious(path);
    const response = await this.request(path, previous?.status === 200 ? previous.etag : '');
    if (response.status === 304 && previous) {
      store.keep(previous);
      return previous;
    }
    const { status, headers } = response;
    const body = new Uint8Array(await response.arrayBuffer());
    const type = headers.get('content-type') ?? '';
    const etag = headers.get('etag') ?? '';
    const next = /<([^>]*)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const stored = { path, status, type, etag, next, at: new Date().toISOString() };
    store.keep(stored, status === 200 ? body : undefined);
    if (this.robots.delayMs > 0) await sleep(this.robots.delayMs);
    return stored;
  }

  private async readRobots(): Promise<Robots> {
    const response = await this.request('/robots.txt', '');
    return readRobots(response.ok ? await response.text() : '', AGENT);
  }

  /** @throws if the site still fails after several attempts: an archive with holes would look whole */
  private async request(path: string, etag: string): Promise<Response> {
    const headers = { 'user-agent': AGENT, ...(etag && { 'if-none-match': etag }) };
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(this.store.site + path, { headers, redirect: 'manual' }).catch(
        (error: Error) => error,
      );
      const isFailure = response instanceof Error || isTransient(response.status);
      if (!isFailure) return response;
      if (attempt === ATTEMPTS) {
        const reason = response instanceof Error ? String(response.cause) : response.status;
        throw new Error(`${path} fails: ${reason}. Run the command again to go on.`);
      }
      await sleep(computePauseMs(attempt, response));
    }
  }
}

function computePauseMs(attempt: number, response: Response | Error): number {
  const retryAfterS =
    response instanceof Error ? 0 : Number(response.headers.get('retry-after')) || 0;
  return Math.min(MAX_PAUSE_MS, Math.max(retryAfterS * 1000, PAUSE_MS * 2 ** (attempt - 1)));
}
