import { join } from 'node:path';
import { root } from './root.ts';

/** Wrangler's executable, a Node program. */
export const wrangler = join(root, 'node_modules', 'wrangler', 'bin', 'wrangler.js');

/**
 * The environment in which Wrangler neither asks, nor reports, nor waits for a network.
 *
 * @param stateFolder Keeps the Workers of this site from meeting those of another on this machine.
 */
export function wranglerEnvironment(stateFolder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_REGISTRY_PATH: join(stateFolder, 'registry'),
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
  };
}
