/**
 * Builds and starts `/news` in SvelteKit and Astro, with the same 20 posts and the same look, on their Cloudflare
 * adapters and copies of the site's database.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BundledWorkers, bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { type RunningWorkers, startWorkerd } from '../../scripts/site/workerd.ts';

const run = promisify(execFile);

export const frameworks = ['SvelteKit', 'Astro'] as const;

/** Builds a framework's page outside of the repository, so that it cannot resolve our packages. */
export async function buildFramework(name: (typeof frameworks)[number]): Promise<BundledWorkers> {
  const folder = name.toLowerCase();
  const at = join(tmpdir(), 'desert-against', folder);
  await mkdir(join(at, 'src'), { recursive: true });
  await cp(join(import.meta.dirname, folder), at, { recursive: true });
  await cp(join(import.meta.dirname, 'shared'), join(at, 'src/shared'), { recursive: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: at, env });
  await run('npm', ['run', 'build'], { cwd: at, env });
  return bundleWorkers([join(at, 'worker.toml')]);
}

/** @param stateFolder not shared with another server @param maxAge s to cache pages; 0 turns the cache off */
export async function startFramework(
  workers: BundledWorkers,
  stateFolder: string,
  maxAge: number,
): Promise<RunningWorkers & AsyncDisposable> {
  const running = await startWorkerd({
    workers,
    stateFolder,
    variables: { MAX_AGE: String(maxAge) },
  });
  return { ...running, [Symbol.asyncDispose]: running.stop };
}
