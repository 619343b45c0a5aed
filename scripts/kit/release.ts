/**
 * `npm run release:kit`: gives the kit the version that its changes ask for, and records its types.
 * A break wants `-- --major`: every section has to be built anew before it runs on the next shell.
 */
import { compareDeclarations } from './compare.ts';
import { currentDeclarations } from './emit.ts';
import { kitVersion, lastRelease, recordRelease } from './record.ts';
import { linesOf, versionToRelease } from './version.ts';

const released = lastRelease();
const declarations = currentDeclarations();
const changes = compareDeclarations(released.declarations, declarations);
for (const line of linesOf(changes)) console.log(line);

try {
  const mayBreak = process.argv.includes('--major');
  const version = versionToRelease(released.version, kitVersion(), changes, mayBreak);
  recordRelease({ version, declarations });
  console.log(`The kit is ${version}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
