import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { edgeBuild } from '../../scripts/source-hash.ts';
import { bundledWorkers } from './bundled-workers.ts';

/** Variables of the edge's Worker that differ from those in `wrangler.toml`: texts, as `--var` gives them. */
export type Variables = Record<string, string>;

export interface RunningWorkers {
  /** 'http://127.0.0.1:40000' */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Runs the site's Workers in workerd, with nothing in front of them: the socket leads to the edge's
 * Worker itself. Miniflare's own takes each request through three Workers more: its entry, and two that
 * know which paths are files, which the edge's Worker answers itself.
 * @param stateFolder what wrangler's `--persist-to` named
 * @throws where the build fails or workerd does not start
 */
export async function startWorkerd(
  stateFolder: string,
  variables: Variables = {},
): Promise<RunningWorkers> {
  const [edge, ...sections] = await bundledWorkers();
  const bindings = {
    ...(edge.bindings as Variables),
    EDGE_BUILD: edgeBuild(),
    DEMO_ACCOUNT: 'demo',
    ...variables,
  };
  const socket = {
    name: 'socket',
    modules: true,
    script: 'export default {}',
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, serviceName: edge.name }],
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [{ ...edge, bindings }, ...sections, socket],
      host: '127.0.0.1',
      port: 0,
      // Neither asked for over the network.
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: join(stateFolder, 'v3'),
    }),
  );
  try {
    const { origin } = await miniflare.unsafeGetDirectURL(socket.name);
    return { origin, stop: () => miniflare.dispose() };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}
