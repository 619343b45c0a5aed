/**
 * Checks a change before it is committed or pushed, in a minute or so: format, lint with types, build, and the tests
 * that the change affects. Those that import what changed, those that a map names for it, and the rules of the
 * repository:
 *
 *     npm run verify
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { changedOnBranch } from './affected/git.ts';
import { root } from './site/root.ts';
import { testsFor } from './verify/tests-for.ts';

const changed = changedOnBranch();
const folders = testsFor(changed);
console.log(`Changed: ${changed.length} files. Tests that import them, and ${folders.join(', ')}`);

const gates = [join(root, 'scripts/gates.ts'), 'format:check', 'lint', 'build'];
if (spawnSync(process.execPath, gates, { cwd: root, stdio: 'inherit' }).status !== 0) {
  process.exit(1);
}

const vitest = await createVitest('test', {
  watch: false,
  related: changed.map((path) => join(root, path)),
  // The map says what is to be tested after a change of a package or a configuration.
  forceRerunTriggers: [],
});
const importing = await vitest.getRelevantTestSpecifications();
const named = await vitest.globTestSpecifications(folders.map((folder) => join(root, folder)));
const specifications = new Map<string, TestSpecification>();
for (const one of [...importing.filter(({ project }) => project.name !== 'e2e'), ...named]) {
  specifications.set(`${one.project.name} ${one.moduleId}`, one);
}
const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
  ...specifications.values(),
]);
await vitest.close();
const isGood = unhandledErrors.length === 0 && testModules.every((module) => module.ok());
process.exit(isGood ? 0 : 1);
