/**
 * Says what has to be deployed after the commits since `base`, as outputs of a GitHub step:
 *
 *     node scripts/affected.ts <base> >> "$GITHUB_OUTPUT"
 *
 * Everything, where there is no such commit.
 */
import { spawnSync } from 'node:child_process';
import { affectedBy } from './affected-by.ts';
import { root, sectionNames } from './site/root.ts';

const [base = ''] = process.argv.slice(2);
const affected = affectedBy(
  changedSince(base),
  sectionNames().map((name) => `mf-${name}`),
);
for (const [name, value] of Object.entries(affected)) {
  console.log(`${name}=${JSON.stringify(value)}`);
}

/** The paths that differ from a commit; undefined where there is no such commit. */
function changedSince(commit: string): string[] | undefined {
  const args = ['diff', '--name-only', '-z', '--no-renames', '--end-of-options', commit, '--'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 && commit !== '' ? stdout.split('\0').filter(Boolean) : undefined;
}
