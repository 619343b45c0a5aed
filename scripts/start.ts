import { isHealthy } from './site/health.ts';
import { runLocalSite } from './site/local.ts';
import { readStartOptions, refuseTakenPort } from './site/options.ts';

try {
  const extra = process.argv.slice(2);
  const options = readStartOptions(extra, process.env);
  const url = `http://localhost:${options.port}`;
  if (await isHealthy(url)) throw new Error(`The site is already running on ${url}.`);
  await refuseTakenPort(options.port);
  process.exitCode = await runLocalSite({ ...options, extra }, (origin) => {
    console.log(
      [
        `Ready on ${origin}`,
        '  Log in as the demo user with the button on the log-in page.',
        '  The links in mails appear here.',
        `  The data is in ${options.stateFolder}.`,
        '  Ctrl-C ends the site.',
      ].join('\n'),
    );
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
