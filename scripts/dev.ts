/**
 * `npm run dev -w mf-news`: the whole site, with the section and the shell run from their sources and
 * replaced while you type. PORT is where; SITE is a deployed site to use in place of one of this machine.
 */
import { sourceServer } from './dev/source-server.ts';
import { runLocalSite } from './site/local.ts';
import { readStartOptions } from './site/options.ts';
import { sectionNames } from './site/root.ts';

try {
  await develop(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function develop(section: string): Promise<void> {
  if (!sectionNames().includes(section)) throw new Error(`There is no folder mf-${section}.`);
  const { port, stateFolder } = readStartOptions([], process.env);

  const deployed = process.env['SITE'];
  if (deployed) return serve(section, port, deployed);
  // What was typed is there at the next visit.
  const extra = ['--var', 'CACHE_MAX_AGE_MS:0'];
  process.exitCode = await runLocalSite({ stateFolder, keep: `mf-${section}`, extra }, (site) =>
    serve(section, port, site),
  );
}

async function serve(section: string, port: number, origin: string): Promise<void> {
  const site = new URL(origin);
  const server = await sourceServer(section, site, port);
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const own = new URL(url).origin;
  console.log(`Ready on ${own}: ${section} from source, the rest from ${site.origin}`);
}
