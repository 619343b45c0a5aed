import { setTimeout as delay } from 'node:timers/promises';
import { untilHealthy } from '../../scripts/site/health.ts';
import { edgeConfig, sectionConfig } from '../../scripts/site/root.ts';
import { startWorkers, type Workers } from '../../scripts/site/workers.ts';
import { copyState } from './state.ts';

export interface SiteInParts {
  /** 'http://localhost:41234' */
  url: string;
  stop(): Promise<void>;
  /** The folder of its data. */
  stateFolder: string;
  /** What its Workers wrote to their logs, the oldest first. */
  log: LogLine[];
  /**
   * Starts a section's Worker, again after `stopSection`, and waits until the edge reaches it.
   *
   * @param config Its configuration: that of another build, or the repository's.
   * @returns The origin at which it answers itself.
   */
  startSection(name: string, config?: string): Promise<string>;
  /** Stops a section's Worker and waits until the edge notices. */
  stopSection(name: string): Promise<void>;
}

/** A line of a Worker's log. */
export type LogLine = Record<string, unknown>;

/**
 * Starts the built site without any section, each of which can then come and go: every Worker is a
 * process of its own, and they find each other in the registry of the state folder.
 *
 * @param filledState The folder whose data the site gets a copy of.
 */
export async function startSiteInParts(filledState: string): Promise<SiteInParts> {
  const state = copyState(filledState);
  const log: LogLine[] = [];
  // Not printed: what a Worker says about a section that is gone would look like failures of the tests.
  const onLine = (line: string) => {
    const [json] = /\{"event":.*\}/.exec(line) ?? [];
    if (json) log.push(JSON.parse(json) as LogLine);
  };
  // A fault shows at once, and its end: with what was made before it, it would not.
  const extra = ['--log-level=error', '--var', 'CACHE_MAX_AGE_MS:0'];
  const start = (config: string) =>
    startWorkers({ configs: [config], stateFolder: state.folder, extra, onLine });
  const edge = start(edgeConfig);
  const sections = new Map<string, Workers>();

  async function stop(): Promise<void> {
    await Promise.all([edge, ...sections.values()].map((workers) => workers.stop()));
    state.remove();
  }

  try {
    const url = await untilHealthy(edge);
    return {
      url,
      stop,
      stateFolder: state.folder,
      log,
      async startSection(name, config = sectionConfig(name)) {
        const section = start(config);
        sections.set(name, section);
        const origin = await section.ready;
        await until(async () => await answers(url, name));
        return origin;
      },
      async stopSection(name) {
        await sections.get(name)?.stop();
        sections.delete(name);
        await until(async () => !(await answers(url, name)));
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Asks through the edge for a file that no section has: only a section in service says 404. */
async function answers(url: string, name: string): Promise<boolean> {
  const { status } = await fetch(`${url}/mf/${name}/none`);
  return status === 404;
}

/** Waits at most 20 s for a condition. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await condition()); await delay(50)) {
    if (Date.now() > deadline) throw new Error('The section did not come or go in 20 s.');
  }
}
