/** `npm start`: builds what changed, brings the local database up to date and serves the site. */

import { setUp } from '../drizzle/setup.ts';
import { runScript } from './run-script.ts';
import { onShutdown } from './shutdown.ts';
import { isHealthy, untilHealthy } from './site/health.ts';
import { isFree } from './site/port.ts';
import { edgeConfig, sectionConfig, sectionNames } from './site/root.ts';
import { readStartOptions } from './site/start-options.ts';
import { startWorkers } from './site/workers.ts';

try {
  await serve(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve(extra: string[]): Promise<void> {
  const { port, stateFolder } = readStartOptions(extra, process.env);
  if (!(await isFree(port))) throw new Error(await whoHas(port));

  const [status] = await Promise.all([
    runScript('build'),
    setUp(['--local', '--persist-to', stateFolder]),
  ]);
  if (status !== 0) throw new Error('The build failed.');

  const configs = [edgeConfig, ...sectionNames().map(sectionConfig)];
  const workers = startWorkers({ configs, stateFolder, port, extra });
  onShutdown(workers.stop);
  try {
    const url = await workers.ready;
    await untilHealthy(url);
    console.log(`Ready on ${url}`);
    process.exitCode = await workers.ended;
  } finally {
    await workers.stop();
  }
}

async function whoHas(port: number): Promise<string> {
  const url = `http://localhost:${port}`;
  return (await isHealthy(url))
    ? `The site is already running on ${url}.`
    : `Port ${port} is taken. Choose another, for example: PORT=${port + 1} npm start`;
}
