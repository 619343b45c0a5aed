import type { BundledWorkers } from '../../scripts/site/bundled-workers.ts';
import { startWorkerd, type Variables } from '../../scripts/site/workerd.ts';
import { copyState } from './state.ts';

/** High rate limits, as all tests share one IP address, and no approval of links, as all accounts are new. */
const TEST_VARIABLES: Variables = {
  // Off, so that a page shows what a test has just written: a cached list may be a second old.
  CACHE_MAX_AGE_MS: '0',
  // A slow machine must not look like a failing section.
  FRAGMENT_TIMEOUT_MS: '20000',
  SIGNUPS_PER_HOUR: '1000',
  LOGIN_FAILURES_PER_ADDRESS: '1000',
  PENDING_WRITINGS: '0',
  // Nothing is sent; the link in each mail is logged.
  MAIL_FROM: 'desert@example.com',
  MAIL_LOG_LINKS: '1',
};

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

export interface Site {
  /** 'http://localhost:41234' */
  url: string;
  stateFolder: string;
  /** Runs a statement on its database and returns the rows. */
  query(sql: string, ...parameters: SqlValue[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Sites started by this process, by origin. */
export const ownSites = new Map<string, Site>();

export interface SiteOptions {
  /** The result of `bundleWorkers`. */
  workers: BundledWorkers;
  /** The folder whose data the site copies. */
  filledState: string;
  variables?: Variables;
  /** Called with each text that the Workers log. */
  onLog?: (text: string) => void;
}

/** Starts a built site with all its sections in workerd, on a free port. */
export async function startSite(options: SiteOptions): Promise<Site> {
  // By default nothing is printed: tests cause faults on purpose, and each is logged.
  const { workers, filledState, variables, onLog = () => {} } = options;
  const state = copyState(filledState);
  const running = await startWorkerd({
    workers,
    stateFolder: state.folder,
    variables: { ...TEST_VARIABLES, ...variables },
    onLog,
  });
  const database = await running.database('DB');
  const site: Site = {
    // Passkeys need a host name.
    url: running.origin.replace('127.0.0.1', 'localhost'),
    stateFolder: state.folder,
    async query(sql, ...parameters) {
      const statement = database.prepare(sql).bind(...parameters);
      return (await statement.all<Row>()).results;
    },
    async stop() {
      ownSites.delete(site.url);
      await running.stop();
      state.remove();
    },
  };
  ownSites.set(site.url, site);
  return site;
}
