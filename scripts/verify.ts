/**
 * `npm run verify` checks the current branch: format, lint with types, build, and affected tests. Those are tests that
 * import a changed file, except browser tests, and the tests that `verify/tests-for.ts` names.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { root } from './site/root.ts';
import { readBranch } from './verify/changed-on-branch.ts';
import { narrowChanges } from './verify/narrow-changes.ts';
import { listLinted, selectTests } from './verify/tests-for.ts';

const { changed, read } = readBranch();
const narrowed = narrowChanges(changed, read);
const folders = selectTests(narrowed);
console.log(`${changed.length} changed files: tests that import them, and ${folders.join(', ')}`);

const runNodeOrExit = (...args: string[]) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};
runNodeOrExit(join(root, 'scripts/gates.ts'), 'format:check', 'build');
runNodeOrExit('--run', 'lint', '--', ...listLinted(narrowed));

const vitest = await createVitest('test', {
  watch: false,
  related: changed.map((path) => join(root, path)),
  // By default, a change of package.json reruns everything.
  forceRerunTriggers: [],
});
await vitest.standalone();
const importing = await vitest.getRelevantTestSpecifications();
const named = await vitest.globTestSpecifications(folders.map((folder) => join(root, folder)));
const specifications = new Map<string, TestSpecification>();
for (const specification of [
  ...importing.filter(({ project }) => project.name !== 'e2e'),
  ...named,
]) {
  specifications.set(`${specification.project.name} ${specification.moduleId}`, specification);
}
const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
  ...specifications.values(),
]);
await vitest.close();
const isGood = unhandledErrors.length === 0 && testModules.every((module) => module.ok());
process.exit(isGood ? 0 : 1);
