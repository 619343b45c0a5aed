import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from '../checks/repository.ts';
import { affectedBy } from './affected.ts';
import { causesIn, type Change } from './affected/causes.ts';
import type { Lockfile } from './affected/lockfile.ts';
import { targetsOf } from './affected/tests.ts';
import { root, sectionNames } from './site/root.ts';

const sections = sectionNames().map((name) => `mf-${name}`);
const all = targetsOf(sections);
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const causesOf = causesIn({ sections, scripts: readFiles('.ts', '.tsx'), lockfile });

/** Milliseconds: a process is started, and the repository read. */
const timeout = 30_000;

it('is everything where nobody knows what changed', () => {
  const changes = new Map(all.map((target) => [target, [undefined]]));
  expect(affectedBy(changes, causesOf)).toEqual({
    targets: all,
    sections,
    afterEdge: sections,
    atOnce: [],
  });
});

it('has a section wait for the edge only with what the edge does not have yet', () => {
  const [kit, news] = [{ files: ['shell/kit/Link.tsx'] }, { files: ['mf-news/src/posts.ts'] }];
  const shell = { files: ['shell/src/App.tsx', 'mf-news/src/posts.ts'] };
  const missing = (edge: (Change | undefined)[], section: (Change | undefined)[]) => {
    const changes = new Map([
      ['edge', edge],
      ['mf-news', section],
    ]);
    const { afterEdge, atOnce } = affectedBy(changes, causesOf);
    return { afterEdge, atOnce };
  };
  const waits = { afterEdge: ['mf-news'], atOnce: [] };
  const goes = { afterEdge: [], atOnce: ['mf-news'] };
  expect(missing([kit], [kit])).toEqual(waits);
  expect(missing([kit, news], [kit, news])).toEqual(waits);
  expect(missing([], [kit])).toEqual(goes);
  expect(missing([kit], [news])).toEqual(goes);
  expect(missing([shell], [shell])).toEqual(goes);
  // Where one was never deployed.
  expect(missing([undefined], [kit])).toEqual(waits);
  expect(missing([kit], [undefined])).toEqual(waits);
  expect(missing([undefined], [news])).toEqual(goes);
  expect(missing([shell], [undefined])).toEqual(goes);
});

it.each([[], [''], ['no-such-commit'], ['0'.repeat(40)], ['--', '--version']])(
  'tells a workflow to deploy and to test everything since %j',
  { timeout },
  (...args) => {
    const script = join(root, 'scripts/affected.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    expect(Object.fromEntries(stdout.split('\n').map((line) => line.split('=')))).toMatchObject({
      targets: JSON.stringify(all),
      sections: JSON.stringify(sections),
      tests: JSON.stringify(all),
    });
    expect(status).toBe(0);
  },
);
