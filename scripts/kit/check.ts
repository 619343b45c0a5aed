/** `npm run check:kit`: fails where the kit offers something else than its last release says. */
import { compareDeclarations } from './compare.ts';
import { currentDeclarations } from './emit.ts';
import { kitVersion, lastRelease } from './record.ts';
import { linesOf } from './version.ts';

const released = lastRelease();
const changes = compareDeclarations(released.declarations, currentDeclarations());
const lines = linesOf(changes);
const isReleased = lines.length === 0 && released.version === kitVersion();
if (isReleased) console.log(`The kit is ${released.version}, as released.`);
else {
  const how = changes.breaks.length > 0 ? 'npm run release:kit -- --major' : 'npm run release:kit';
  console.error(`The kit is not ${released.version}, as released.`, ...lines.map((l) => `\n${l}`));
  console.error(`If that is meant: ${how}. See docs/adding-a-section.md, 'Versions of the kit'.`);
  process.exitCode = 1;
}
