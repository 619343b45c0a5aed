import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { edgeBuild } from '../source-hash.ts';
import type { BundledWorkers } from './bundled-workers.ts';
import { serverProcess } from './server-process.ts';

/** Variables of the edge's Worker that differ from those in `wrangler.toml`: texts, as `--var` gives them. */
export type Variables = Record<string, string>;

type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>;

export interface WorkerdOptions {
  /** As `bundleWorkers` gives them. */
  workers: BundledWorkers;
  /** The folder of local data, as in wrangler's `--persist-to`. */
  stateFolder: string;
  variables?: Variables;
  /** Gets the Workers' log lines; without it, only errors are printed. */
  onLog?: (text: string) => void;
}

export interface RunningWorkers {
  /** 'http://127.0.0.1:40000' */
  origin: string;
  stop: () => Promise<void>;
  /** Ends workerd as a crash does: nothing in it goes on. */
  kill: () => Promise<void>;
  /** What the cron trigger of every five minutes does, or that of every hour. */
  tick: (cron?: string) => Promise<void>;
  /** A database of the edge's Worker. */
  database: (binding: 'DB' | 'SEARCH') => Promise<LocalDatabase>;
  /** The keys of all files of photos that fans uploaded. */
  photoFiles: () => Promise<string[]>;
}

/**
 * Runs the site's Workers in workerd, with nothing in front of them: the socket leads to the edge's
 * Worker itself. Miniflare's own takes each request through three Workers more: its entry, and two that
 * know which paths are files, which the edge's Worker answers itself.
 * @throws where workerd does not start
 */
export async function startWorkerd(options: WorkerdOptions): Promise<RunningWorkers> {
  const { workers, stateFolder, variables = {}, onLog } = options;
  const [edge, ...sections] = workers;
  const bindings = {
    ...(edge.bindings as Variables),
    EDGE_BUILD: edgeBuild(),
    DEMO_ACCOUNT: 'demo',
    UNCONFIRMED_MAY: 'write',
    ...variables,
  };
  const socket = {
    name: 'socket',
    modules: true,
    script: 'export default {}',
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, serviceName: edge.name }],
  };
  const miniflare = createMiniflare(
    [{ ...edge, bindings }, ...sections, socket],
    onLog,
    stateFolder,
  );
  try {
    const { origin } = await miniflare.unsafeGetDirectURL(socket.name);
    const stop = () => miniflare.dispose();
    return {
      origin,
      stop,
      async kill() {
        const id = await serverProcess(Number(new URL(origin).port));
        if (id === undefined) throw new Error('The process of workerd is not known.');
        process.kill(id, 'SIGKILL');
        await stop();
      },
      async tick(cron = '*/5 * * * *') {
        const worker = await miniflare.getWorker(edge.name);
        await worker.scheduled({ cron });
      },
      database: (binding) => miniflare.getD1Database(binding, edge.name),
      async photoFiles() {
        const bucket = await miniflare.getR2Bucket('PHOTOS', edge.name);
        const keys: string[] = [];
        for (let cursor: string | undefined = ''; cursor !== undefined;) {
          const page = await bucket.list(cursor ? { cursor } : {});
          keys.push(...page.objects.map(({ key }) => key));
          cursor = page.truncated ? page.cursor : undefined;
        }
        return keys;
      },
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/**
 * Creates a Miniflare that neither uses the network nor reports anything.
 * @param workers the first gets the requests
 * @param onLog gets the Workers' log lines; without it, only errors are printed
 * @param stateFolder keeps the data; without it, the data ends with the process
 */
export function createMiniflare(
  workers: object[],
  onLog?: (text: string) => void,
  stateFolder?: string,
): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      workers: workers as never,
      host: '127.0.0.1',
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.WARN),
      handleStructuredLogs({ level, message }) {
        if (onLog) onLog(message);
        else if (level === 'error') console.error(message);
      },
      ...(stateFolder !== undefined && { resourcePersistencePath: join(stateFolder, 'v3') }),
    }),
  );
}
