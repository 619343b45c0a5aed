import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { computeEdgeBuild } from '../source-hash.ts';
import { readOption, addDefaultOptions } from './options.ts';
import { endTree, spawnTree } from './process-tree.ts';
import { readPushKeys } from './push-keys.ts';
import { root, wrangler } from './root.ts';

const START_BUDGET_MS = 60_000;

/** Variables for development. A later `--var` on the command line overrides them. */
const listLocalVariables = (stateFolder: string, origin: string | undefined) =>
  [
    'DEMO_ACCOUNT:demo',
    `EDGE_BUILD:${computeEdgeBuild()}`,
    'MAIL_FROM:desert@example.com',
    'MAIL_LOG_LINKS:1',
    'PASSWORD_MIN:8',
    'SIGNUPS_WITHOUT_PROOF_PER_HOUR:10000',
    `PUSH_KEYS:${readPushKeys(stateFolder)}`,
    ...(origin === undefined ? [] : [`SITE_URL:${origin}`]),
    'UNCONFIRMED_MAY:write',
  ].flatMap((variable) => ['--var', variable]);

export interface WorkersOptions {
  configs: string[];
  /** Folder of the databases, and of the registry by which Workers of several processes find each other. */
  stateFolder: string;
  port?: number;
  extra?: string[];
  onLine?: (line: string) => void;
}

export interface Workers {
  /** Resolves with the first Worker's origin; rejects after a minute, or if `wrangler dev` ends. */
  ready: Promise<string>;
  ended: Promise<number>;
  stop: () => Promise<void>;
}

export function startWorkers(options: WorkersOptions): Workers {
  const { configs, stateFolder, port = 0, extra = [], onLine } = options;
  const defaults = {
    'inspector-port': '0',
    'log-level': 'warn',
    'persist-to': stateFolder,
    port: String(port),
    'show-interactive-dev-session': 'false',
  };
  const protocol = readOption(extra, 'local-protocol') ?? 'http';
  const child = spawnTree(
    [
      wrangler,
      'dev',
      ...configs.flatMap((c) => ['-c', c]),
      ...listLocalVariables(
        stateFolder,
        port === 0 ? undefined : `${protocol}://localhost:${port}`,
      ),
      ...addDefaultOptions(defaults, extra),
    ],
    { cwd: root, env: createWranglerEnvironment(stateFolder) },
    onLine ? 'pipe' : 'inherit',
  );
  if (onLine) {
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on('line', onLine);
    }
  }
  const ended = once(child, 'exit').then(([status]: (number | null)[]) => status ?? 1);
  const failed = ended.then(() => Promise.reject(new Error('The Workers ended.')));
  const ready = Promise.race([awaitListeningAddress(child), failed]).then(
    (host) => `${protocol}://${host}`,
  );
  return { ready, ended, stop: () => endTree(child) };
}

/** Wrangler sends host and port to its parent over the IPC channel of Node. */
async function awaitListeningAddress(child: ChildProcess): Promise<string> {
  const signal = AbortSignal.timeout(START_BUDGET_MS);
  for (;;) {
    const [message]: unknown[] = await once(child, 'message', { signal }).catch(() => {
      throw new Error(`The Workers did not start in ${START_BUDGET_MS / 1000} s.`);
    });
    const { event, ip, port } = JSON.parse(String(message)) as Record<string, string>;
    if (event === 'DEV_SERVER_READY') return `${ip}:${port}`;
  }
}

/** Disables telemetry, log files and requests to Cloudflare. @param stateFolder contains the registry of this site */
function createWranglerEnvironment(stateFolder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    // wrangler writes settings there; a home may be read-only.
    XDG_CONFIG_HOME: join(stateFolder, 'config'),
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_REGISTRY_PATH: join(stateFolder, 'registry'),
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
  };
}
