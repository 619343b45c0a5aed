/**
 * Takes a picture of every screen: in both themes, on a phone and in a wide window, signed out and in.
 * `npm run screenshots`, and look at each; they are in `screenshots/`, which git ignores.
 * `npm run screenshots -- --readme` takes those of the README instead.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from '../../drizzle/setup.ts';
import { runScript } from '../../scripts/run.ts';
import { bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { root } from '../../scripts/site/root.ts';
import { launchBrowser } from '../browser.ts';
import { startSite } from '../site/whole.ts';
import { readmeShots, type Shot, shotsOfAll, takeAll } from './shots.ts';

const readme = process.argv.includes('--readme');
const shots: Shot[] = readme ? readmeShots() : shotsOfAll();
const folder = join(root, readme ? 'docs/images' : 'screenshots');

if ((await runScript('build')) !== 0) throw new Error('The build failed.');
const state = mkdtempSync(join(tmpdir(), 'screenshots-'));
await setUp(['--local', '--persist-to', state]);
const [site, browser] = await Promise.all([
  startSite({ workers: await bundleWorkers(), filledState: state }),
  launchBrowser(),
]);
try {
  if (!readme) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await takeAll(shots, { browser, origin: site.url, folder });
  console.log(`${shots.length} pictures are in ${folder}`);
} finally {
  await browser.close();
  await site.stop();
  rmSync(state, { recursive: true, force: true });
}
