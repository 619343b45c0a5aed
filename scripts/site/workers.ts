import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { givenOptions, withDefaults } from './dev-options.ts';
import { endTree, spawnTree } from './process-tree.ts';
import { root } from './root.ts';
import { wranglerArguments, wranglerEnvironment } from './wrangler.ts';

export interface WorkersOptions {
  /** Configuration files; requests go to the first Worker, which is bound to the others. */
  configs: string[];
  /** Where databases are kept and Workers of several processes find each other. */
  stateFolder: string;
  /** TCP port; 0, the default, takes a free one. */
  port?: number;
  /** More options of `wrangler dev`. */
  extra?: string[];
}

export interface Workers {
  /** The origin at which the first Worker answers: 'http://localhost:8787'. */
  url: string;
  /** Resolves with the exit status when the Workers ended, by `stop` or by themselves. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts Workers in one `wrangler dev` and waits until it listens.
 *
 * @throws When `wrangler dev` ends before that; what it printed says why.
 */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { configs, stateFolder, port = 0, extra = [] } = options;
  const child = spawnTree(
    wranglerArguments(
      'dev',
      ...configs.flatMap((config) => ['-c', config]),
      ...withDefaults(
        {
          'inspector-port': '0',
          'log-level': 'warn',
          'persist-to': stateFolder,
          port: String(port),
          'show-interactive-dev-session': 'false',
        },
        extra,
      ),
    ),
    { cwd: root, env: wranglerEnvironment(stateFolder) },
  );
  const stop = () => endTree(child);
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? 1);
  const listensOn = await Promise.race([listening(child), ended.then(() => undefined)]);
  if (!listensOn) throw new Error('The Workers did not start.');
  const protocol = givenOptions(extra)['local-protocol'] ?? 'http';
  return { url: `${protocol}://${listensOn}`, ended, stop };
}

/** Host and port, which Wrangler tells the process that started it over Node's IPC channel. */
async function listening(child: ChildProcess): Promise<string> {
  for (;;) {
    const [message]: unknown[] = await once(child, 'message');
    const { event, ip, port } = JSON.parse(String(message)) as Record<string, string>;
    if (event === 'DEV_SERVER_READY') return `${ip}:${port}`;
  }
}
