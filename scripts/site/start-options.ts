import { resolve } from 'node:path';
import { givenOptions } from './dev-options.ts';
import { root } from './root.ts';

export interface StartOptions {
  /** TCP port to serve on. */
  port: number;
  /** Where local data is kept, absolute. */
  stateFolder: string;
}

/**
 * Reads what the start itself needs from the options for `wrangler dev` that follow `npm start --`,
 * and from `PORT`.
 *
 * @throws When the port is no TCP port.
 */
export function readStartOptions(extra: string[], environment: NodeJS.ProcessEnv): StartOptions {
  const given = givenOptions(extra);
  const typed = given.port ?? environment['PORT'] ?? '8787';
  const port = Number(typed);
  if (!/^\d+$/.test(typed) || port > 65_535) throw new Error(`${typed} is not a port.`);
  return { port, stateFolder: resolve(root, given['persist-to'] ?? '.wrangler/state') };
}
