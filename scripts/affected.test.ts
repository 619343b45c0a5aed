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
  // What the edge lacks, what News lacks; undefined where one was never deployed.
  const waiting: [(Change | undefined)[], (Change | undefined)[]][] = [
    [[kit], [kit]],
    [
      [kit, news],
      [kit, news],
    ],
    [[undefined], [kit]],
    [[kit], [undefined]],
  ];
  const atOnce: typeof waiting = [
    [[], [kit]],
    [[kit], [news]],
    [[shell], [shell]],
    [[undefined], [news]],
    [[shell], [undefined]],
  ];
  const affected = ([edge, section]: (typeof waiting)[0]) =>
    affectedBy(new Map(Object.entries({ edge, 'mf-news': section })), causesOf);
  for (const one of waiting)
    expect(affected(one)).toMatchObject({ afterEdge: ['mf-news'], atOnce: [] });
  for (const one of atOnce)
    expect(affected(one)).toMatchObject({ afterEdge: [], atOnce: ['mf-news'] });
});

it('tells a workflow to deploy and to test everything since an unknown commit', { timeout }, () => {
  const args = [join(root, 'scripts/affected.ts'), '--', '--version'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(Object.fromEntries(stdout.split('\n').map((line) => line.split('=')))).toMatchObject({
    targets: JSON.stringify(all),
    sections: JSON.stringify(sections),
    tests: JSON.stringify(all),
  });
  expect(status).toBe(0);
});
