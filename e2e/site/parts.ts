import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { type BundledWorker, bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { createMiniflare } from '../../scripts/site/workerd.ts';
import { type Site, startSite } from './whole.ts';

export interface SiteInParts extends Site {
  /** The log lines of its Workers, the oldest first. */
  log: LogLine[];
  /**
   * Starts a section's Worker, again after `stopSection`, and waits until the edge reaches it.
   * @param config The path of another build's configuration. By default, the repository's build is started.
   * @returns The origin of the Worker itself.
   */
  startSection(name: string, config?: string): Promise<string>;
  /** Stops a section's Worker, whose port then refuses connections. */
  stopSection(name: string): Promise<void>;
}

export type LogLine = Record<string, unknown>;

/**
 * Starts the built site without its sections, which can then be started and stopped: each Worker is a process of its
 * own, and each section has a port that does not change.
 * @param filledState The folder whose data the site copies.
 */
export async function startSiteInParts(filledState: string): Promise<SiteInParts> {
  const [edge, ...built] = inject('workers');
  const log: LogLine[] = [];
  const onLog = (text: string) => {
    if (text.startsWith('{"event":')) log.push(JSON.parse(text) as LogLine);
  };
  const ports: Record<string, number> = {};
  for (const { name } of built) ports[name.replace(/^desert-/, '')] = await freePort();
  const external = (port: number) => ({ external: { address: `127.0.0.1:${port}`, http: {} } });
  const serviceBindings = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`MF_${name.toUpperCase()}`, external(port)]),
  );
  const site = await startSite({
    workers: [{ ...edge, serviceBindings }],
    filledState,
    // Far more than a busy machine needs; tests of a hanging section wait for it.
    variables: { FRAGMENT_TIMEOUT_MS: '10000' },
    onLog,
  });
  const sections = new Map<string, ReturnType<typeof createMiniflare>>();
  /** Bundles by configuration: a section that is started again is not bundled again. */
  const bundled = new Map<string, Promise<BundledWorker>>();

  async function workerOf(name: string, config?: string): Promise<BundledWorker> {
    const ownWorker = built.find((worker) => worker.name === `desert-${name}`);
    if (!ownWorker) throw new Error(`No section ${name}.`);
    if (config === undefined) return ownWorker;
    const worker = bundled.get(config) ?? bundleWorkers([config]).then(([only]) => only);
    bundled.set(config, worker);
    return worker;
  }

  return {
    ...site,
    log,
    async startSection(name, config) {
      const worker = await workerOf(name, config);
      const port = ports[name] ?? 0;
      sections.set(name, await startAlone(worker, port, onLog));
      await until(async () => (await statusOf(site.url, name)) === 404);
      return `http://127.0.0.1:${port}`;
    },
    async stopSection(name) {
      await sections.get(name)?.dispose();
      sections.delete(name);
    },
    async stop() {
      await Promise.all([...sections.values()].map((section) => section.dispose()));
      await site.stop();
    },
  };
}

/** Runs a section's Worker with its files at a port. */
async function startAlone(worker: BundledWorker, port: number, onLog: (text: string) => void) {
  const socket = {
    name: 'socket',
    modules: true,
    script: 'export default { fetch: (request, { SECTION }) => SECTION.fetch(request) }',
    serviceBindings: { SECTION: worker.name },
    unsafeDirectSockets: [{ host: '127.0.0.1', port, serviceName: 'socket' }],
  };
  const miniflare = createMiniflare([socket, worker], onLog);
  await miniflare.ready;
  return miniflare;
}

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Requests a missing file of a section through the edge. The status is 404 only if the section runs. */
async function statusOf(url: string, name: string): Promise<number> {
  const { status } = await fetch(`${url}/mf/${name}/none`);
  return status;
}

/** Polls a condition for at most 20 s. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await condition()); await delay(50)) {
    if (Date.now() > deadline) throw new Error('The section did not come in 20 s.');
  }
}
