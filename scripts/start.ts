/** `npm start`: builds what changed, brings the local database up to date and serves the site. */

import { onShutdown } from './shutdown.ts';
import { isHealthy } from './site/health.ts';
import { startLocalSite } from './site/local.ts';
import { isFree } from './site/port.ts';
import { readStartOptions } from './site/start-options.ts';

try {
  await serve(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve(extra: string[]): Promise<void> {
  const { port, stateFolder } = readStartOptions(extra, process.env);
  if (!(await isFree(port))) throw new Error(await whoHas(port));

  const site = await startLocalSite({ stateFolder, port, extra });
  onShutdown(site.stop);
  try {
    const url = await site.ready;
    console.log(`Ready on ${url}`);
    process.exitCode = await site.ended;
  } finally {
    await site.stop();
  }
}

async function whoHas(port: number): Promise<string> {
  const url = `http://localhost:${port}`;
  return (await isHealthy(url))
    ? `The site is already running on ${url}.`
    : `Port ${port} is taken. Choose another, for example: PORT=${port + 1} npm start`;
}
