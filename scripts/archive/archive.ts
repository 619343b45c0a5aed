/**
 * Writes a public site as files that open anywhere: docs/outliving.md
 *   npm run archive -- --site https://… [--out folder]
 * Cut off, it goes on where it stopped; run again, it asks only for what changed.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { crawlSite, type Progress } from './crawl.ts';
import { PoliteClient } from './polite-client.ts';
import { ResponseStore } from './response-store.ts';
import { writeArchive } from './write-archive.ts';

const PROGRESS_PAUSE_MS = 5000;

export interface ArchiveOptions {
  site: string;
  /** The crawl's responses are beside it, in a folder with '.crawl' at the end of its name. */
  folder: string;
  onProgress?: (progress: Progress) => void;
  /** Leaves pages out, for tests. */
  isWanted?: (path: string) => boolean;
}

export async function makeArchive({ site, folder, ...options }: ArchiveOptions) {
  const store = new ResponseStore(`${folder}.crawl`, new URL(site).origin);
  await crawlSite(store, new PoliteClient(store), options);
  return writeArchive(store, folder);
}

function showProgress() {
  const start = performance.now();
  let shown = start;
  return ({ done, known }: Progress) => {
    const now = performance.now();
    if (now - shown < PROGRESS_PAUSE_MS) return;
    shown = now;
    const perSecond = Math.round((done / (now - start)) * 1000);
    console.log(`${done} of ${known} addresses, ${perSecond} per second`);
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { site: { type: 'string' }, out: { type: 'string' } } });
  if (values.site === undefined || !URL.canParse(values.site)) {
    console.error('Usage: npm run archive -- --site https://… [--out folder]');
    process.exitCode = 1;
  } else {
    try {
      const { host } = new URL(values.site);
      const folder = resolve(values.out ?? `archive-${host.replaceAll(/[^\w.-]/g, '-')}`);
      const counts = await makeArchive({ site: values.site, folder, onProgress: showProgress() });
      const lines = Object.entries(counts).map(([label, count]) => `  ${label}: ${count}`);
      console.log([`Archive in ${folder}`, ...lines].join('\n'));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
