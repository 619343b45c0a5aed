/**
 * Says what a change affects, as outputs of a GitHub step:
 *
 *     node scripts/affected.ts <commit>                  what was changed since a commit
 *     node scripts/affected.ts --deployed [<commit> …]   since each target was deployed, or since a commit
 *     node scripts/affected.ts                           everything
 *
 * Everything, too, where there is no such commit. Needs the packages to be installed. The outputs are lists
 * as JSON: docs/decisions/0031-pipelines.md
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '../checks/repository.ts';
import { causesIn, type Change } from './affected/causes.ts';
import { changesSinceDeployed } from './affected/deployed.ts';
import { changeSince } from './affected/git.ts';
import type { Lockfile } from './affected/lockfile.ts';
import { targetsOf, targetsToTest } from './affected/tests.ts';
import { root, sectionNames } from './site/root.ts';

export interface Affected {
  /** 'database' for the migrations, 'edge', and the folders of sections: 'mf-news'. */
  targets: string[];
  /** The sections among them. */
  sections: string[];
  /** Those which something affects that affects the edge, too, and is not deployed there: the edge goes first. */
  afterEdge: string[];
  /** The other sections. */
  atOnce: string[];
}

/**
 * What has to be deployed.
 *
 * @param changes by target, the changes that it may not have; undefined is one that nobody knows
 * @param causesOf what of a change a target depends on
 */
export function affectedBy(
  changes: Map<string, (Change | undefined)[]>,
  causesOf: ReturnType<typeof causesIn>,
): Affected {
  const missing = (target: string) => changes.get(target) ?? [];
  const causes = (target: string, all = missing(target)) =>
    all.flatMap((change) => causesOf(target, change));
  /** Where nobody knows what a target lacks, it may be what the other lacks. */
  const comparable = (target: string, other: string) => {
    const isKnown = !missing(target).includes(undefined);
    return causes(target, isKnown ? missing(target) : [...missing(target), ...missing(other)]);
  };
  const waits = (section: string) => {
    const edge = new Set(comparable('edge', section));
    return comparable(section, 'edge').some((cause) => edge.has(cause));
  };
  const targets = [...changes.keys()].filter((target) => causes(target).length > 0);
  const sections = targets.filter((target) => target.startsWith('mf-'));
  return {
    targets,
    sections,
    afterEdge: sections.filter(waits),
    atOnce: sections.filter((section) => !waits(section)),
  };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { deployed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const repository = {
    sections: sectionNames().map((name) => `mf-${name}`),
    scripts: readFiles('.ts', '.tsx'),
    lockfile: JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile,
  };
  const since = positionals.map((commit) => changeSince(commit));
  if (since.length === 0 && !values.deployed) since.push(undefined);
  const changes = new Map<string, (Change | undefined)[]>();
  for (const target of targetsOf(repository.sections)) {
    changes.set(target, values.deployed ? await changesSinceDeployed(target, since) : since);
  }
  const affected = affectedBy(changes, causesIn(repository));
  const tests = targetsToTest(since[0], affected.sections, repository);
  for (const [name, value] of Object.entries({ ...affected, tests })) {
    console.log(`${name}=${JSON.stringify(value)}`);
  }
}
