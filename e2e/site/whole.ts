import { untilHealthy } from '../../scripts/site/health.ts';
import { edgeConfig, sectionConfig, sectionNames } from '../../scripts/site/root.ts';
import { startWorkers } from '../../scripts/site/workers.ts';
import { copyState } from './state.ts';

/** All tests come from one address, and all accounts are new: their links wait for no moderator. */
const generousLimits = [
  '--var',
  'SIGNUPS_PER_HOUR:1000',
  '--var',
  'LOGIN_FAILURES_PER_ADDRESS:1000',
  '--var',
  'HELD_WRITINGS:0',
];

export interface Site {
  /** 'http://localhost:41234' */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the built site with all its sections, as `npm start` does, on a free port.
 *
 * @param filledState The folder whose data the site gets a copy of.
 * @param configs The configurations of other Workers, the edge's first.
 * @param variables More options of `wrangler dev`.
 * @param onLine Gets what it prints; else that is printed here.
 */
export async function startSite(
  filledState: string,
  configs = [edgeConfig, ...sectionNames().map(sectionConfig)],
  variables: string[] = [],
  onLine?: (line: string) => void,
): Promise<Site> {
  const state = copyState(filledState);
  const extra = [...generousLimits, ...variables];
  const workers = startWorkers({
    configs,
    stateFolder: state.folder,
    extra,
    ...(onLine && { onLine }),
  });
  const stop = async () => {
    await workers.stop();
    state.remove();
  };
  try {
    const url = await untilHealthy(workers);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
