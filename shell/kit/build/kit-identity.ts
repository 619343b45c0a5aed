import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { KIT_MAJOR } from '@desert/contract/pages/kit-skew';
import { version as react } from 'react';
import { build, mergeConfig, type Rolldown } from 'vite';
import kitPackage from '../package.json' with { type: 'json' };
import { defineWorkerBuild } from './common.ts';

const kit = join(import.meta.dirname, '..');

const ENTRIES = {
  kit: join(kit, kitPackage.exports['.']),
  forms: join(kit, kitPackage.exports['./forms']),
};

/** The kit's identity for `compareKits`, such as '7.f7701555dd'. */
export async function computeKitIdentity(): Promise<string> {
  return `${KIT_MAJOR}.${await computeKitHash()}`;
}

/** The first 10 hex digits of the SHA-256 of the kit's minified server build and React's version. */
export async function computeKitHash(input: Record<string, string> = ENTRIES): Promise<string> {
  const config = mergeConfig(defineWorkerBuild(input), {
    // Otherwise JSX contains source lines if NODE_ENV is 'development'.
    oxc: { jsx: { development: false } },
    build: { write: false, rolldownOptions: { external: /^react(-dom)?(\/|$)/ } },
  });
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const hash = createHash('sha256').update(react);
  for (const file of output.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(`\0${file.fileName}\0`).update('code' in file ? file.code : file.source);
  return hash.digest('hex').slice(0, 10);
}
