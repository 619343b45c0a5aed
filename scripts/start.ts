/** `npm start`: builds what changed, brings the local database up to date and serves the site. */

import { isHealthy } from './site/health.ts';
import { runLocalSite } from './site/local.ts';
import { readStartOptions } from './site/options.ts';
import { isFree } from './site/port.ts';

try {
  const extra = process.argv.slice(2);
  const options = readStartOptions(extra, process.env);
  if (!(await isFree(options.port))) throw new Error(await whoHas(options.port));
  process.exitCode = await runLocalSite({ ...options, extra }, (url) => {
    console.log(`Ready on ${url}`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function whoHas(port: number): Promise<string> {
  const url = `http://localhost:${port}`;
  return (await isHealthy(url))
    ? `The site is already running on ${url}.`
    : `Port ${port} is taken. Choose another, for example: PORT=${port + 1} npm start`;
}
