/**
 * Prints the sizes of the repository and the built site, and the queries of each page. Fails if a value exceeds `docs/size.json` by more than its limit in `size/table.ts`, or is not in it:
 *   npm run size
 *   npm run size -- --update    writes `docs/size.json`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { readFiles } from '../checks/repository.ts';
import { setUp } from '../drizzle/setup.ts';
import { runScript } from './run.ts';
import { bundleWorkers } from './site/bundled-workers.ts';
import { measureBuilt } from './size/built.ts';
import { countLines } from './size/lines.ts';
import { listBudgetExcesses, readTable, type Table, writeTable } from './size/table.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
if ((await runScript('build')) !== 0) process.exit(1);

const stateFolder = await mkdtemp(join(tmpdir(), 'size-state-'));
await setUp(['--local', '--persist-to', stateFolder]);
const { pages = {}, workers = {} } = await measureBuilt(await bundleWorkers(), stateFolder);
await rm(stateFolder, { recursive: true });
const measured: Table = { lines: countLines(readFiles()), pages, workers };
for (const [part, rows] of Object.entries(measured)) {
  console.log(styleText('bold', `\n${part}`));
  console.table(rows);
}

if (values.update) writeTable(measured);
const grown = values.update ? [] : listBudgetExcesses(readTable(), measured);
if (grown.length > 0) {
  console.error(`Over docs/size.json:\n${grown.join('\n')}`);
  console.error(
    'If that is intended, write the table with `npm run size -- --update` and commit it.',
  );
  process.exitCode = 1;
}
