import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { computeEdgeBuild } from '../source-hash.ts';
import type { BundledWorkers } from './bundled-workers.ts';
import { findServerProcess } from './server-process.ts';

export type Variables = Record<string, string>;

type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>;

export interface WorkerdOptions {
  workers: BundledWorkers;
  stateFolder: string;
  variables?: Variables;
  onLog?: (text: string) => void;
}

export interface RunningWorkers {
  origin: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  tick: (cron?: string) => Promise<void>;
  database: (binding: 'DB' | 'SEARCH') => Promise<LocalDatabase>;
  photoFiles: () => Promise<string[]>;
}

/** Starts workerd. Requests reach the edge directly, without the Workers that Miniflare adds for static files. */
export async function startWorkerd(options: WorkerdOptions): Promise<RunningWorkers> {
  const { workers, stateFolder, variables = {}, onLog } = options;
  const [edge, ...sections] = workers;
  const bindings = {
    ...(edge.bindings as Variables),
    EDGE_BUILD: computeEdgeBuild(),
    DEMO_ACCOUNT: 'demo',
    PASSWORD_MIN: 8,
    SIGNUPS_WITHOUT_PROOF_PER_HOUR: 10_000,
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
        const id = await findServerProcess(Number(new URL(origin).port));
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
