/**
 * Serves a site whose shell and one section run from their sources with hot reload:
 *   npm run dev -w mf-news                               the rest is local, as last built
 *   npm run dev -w mf-news -- --against https://site     the rest is a deployed site, with its data
 * The environment variable `PORT` changes the port.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSourceServer } from './dev/source-server.ts';
import { runLocalSite } from './site/local.ts';
import { readStartOptions } from './site/options.ts';
import { root, listSectionNames } from './site/root.ts';

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

try {
  await developSection(positionals[0] ?? '', values.against);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function developSection(section: string, against: string | undefined): Promise<void> {
  if (!listSectionNames().includes(section)) throw new Error(`There is no folder mf-${section}.`);
  const { port, stateFolder } = readStartOptions([], process.env);

  if (against !== undefined) {
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
    return serveSectionSource(section, port, await openSiteAgainst(section, against));
  }
  const extra = ['--var', 'CACHE_MAX_AGE_MS:0'];
  process.exitCode = await runLocalSite({ stateFolder, keep: `mf-${section}`, extra }, (site) =>
    serveSectionSource(section, port, site),
  );
}

/** The origin of a deployed site. @throws if the site does not serve the section, whose routes its edge must know */
async function openSiteAgainst(section: string, address: string): Promise<string> {
  if (!URL.canParse(address)) throw new Error(`--against takes an address, not ${address}.`);
  const { origin } = new URL(address);
  const response = await fetch(`${origin}/mf/${section}/section.json`).catch(
    (error: Error) => error,
  );
  if (response instanceof Error) throw new Error(`${origin} doesn’t answer: ${response.message}`);
  if (!response.ok)
    throw new Error(`${origin} serves no section ${section}: deploy it there first.`);
  return origin;
}

async function serveSectionSource(section: string, port: number, origin: string): Promise<void> {
  const site = new URL(origin);
  const server = await createSourceServer(section, site, port);
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const siteOrigin = new URL(url).origin;
  console.log(`Ready on ${siteOrigin}: ${section} from source, the rest from ${site.origin}`);
  printTypeErrors(section);
}

function printTypeErrors(section: string): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '--project', `mf-${section}`, '--watch', '--preserveWatchOutput'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('exit', () => child.kill());
}
