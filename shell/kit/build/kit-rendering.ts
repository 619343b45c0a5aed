import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { version as react } from 'react';
import { build, mergeConfig, type Rolldown } from 'vite';
import kitPackage from '../package.json' with { type: 'json' };
import { workerBuild } from './common.ts';

const kit = join(import.meta.dirname, '..');

/** What of the kit renders a section's pages. */
const ENTRIES = {
  kit: join(kit, kitPackage.exports['.']),
  forms: join(kit, kitPackage.exports['./forms']),
};

/**
 * The identity of the code by which the kit renders: what the server rendered can be hydrated where it is
 * the same in the browser. It is that of the minified code, so a comment is no difference; of React the version
 * counts.
 * @param input the modules that render, by names
 * @returns 10 hexadecimal digits
 */
export async function kitRendering(input: Record<string, string> = ENTRIES): Promise<string> {
  const config = mergeConfig(workerBuild(input), {
    // Whatever the environment says, which would add the lines of the source.
    oxc: { jsx: { development: false } },
    build: { write: false, rolldownOptions: { external: /^react(-dom)?(\/|$)/ } },
  });
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const hash = createHash('sha256').update(react);
  for (const file of output.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(`\0${file.fileName}\0`).update('code' in file ? file.code : file.source);
  return hash.digest('hex').slice(0, 10);
}
