/**
 * Compares the kit's types, and what its components render, with those of its last release:
 *
 *     npm run check:kit                    fails where they differ
 *     npm run release:kit [-- --major]     gives the kit the version that asks for, and records them
 *
 * A break wants `--major`: every section has to be built anew before it runs on the next shell.
 */
import { parseArgs } from 'node:util';
import { compareDeclarations, componentsOf } from './compare.ts';
import { currentDeclarations } from './declarations.ts';
import { changedMarkup, currentMarkup } from './markup.ts';
import { kitVersion, lastRelease, recordRelease } from './release-record.ts';
import { versionToRelease } from './version.ts';

const options = { check: { type: 'boolean' }, major: { type: 'boolean' } } as const;
const { check, major = false } = parseArgs({ options }).values;

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const released = lastRelease();
  const declarations = currentDeclarations();
  const markup = await currentMarkup(componentsOf(declarations));
  const changes = {
    ...compareDeclarations(released.declarations, declarations),
    markup: changedMarkup(released.markup, markup),
  };
  for (const what of changes.breaks) console.log(`  broken  ${what}`);
  for (const what of changes.additions) console.log(`  added   ${what}`);
  for (const what of changes.markup) console.log(`  markup  ${what}`);
  const version = versionToRelease(
    released.version,
    kitVersion(),
    changes,
    major || check === true,
  );
  if (!check) recordRelease({ version, declarations, markup });
  else if (version !== released.version || version !== kitVersion()) {
    const how = `npm run release:kit${changes.breaks.length > 0 ? ' -- --major' : ''}`;
    throw new Error(
      `The kit differs from the released ${released.version}. If you meant that, run \`${how}\`. ` +
        `See docs/adding-a-section.md, 'Versions of the kit'.`,
    );
  }
  console.log(`The kit is ${version}, as released.`);
}
