/**
 * Prints the test files of what is deployed by itself, for `npm test`:
 *
 *     npm test -- $(node scripts/tests-of.ts mf-news)
 *     npm test -- $(node scripts/tests-of.ts edge database)
 */
import { readFiles } from '../checks/repository.ts';
import { ownersOf, targetsOf } from './affected/tests.ts';
import { sectionNames } from './site/root.ts';

const sections = sectionNames().map((name) => `mf-${name}`);
const targets = process.argv.slice(2);
const unknown = targets.filter((target) => !targetsOf(sections).includes(target));
if (unknown.length > 0 || targets.length === 0) {
  console.error(`Of ${targetsOf(sections).join(', ')}, not ${unknown.join(', ') || 'none'}.`);
  process.exit(1);
}
for (const path of [...readFiles('.test.ts', '.test.tsx').keys()].toSorted()) {
  if (path.includes('.release.test.')) continue;
  if (ownersOf(path, sections).some((owner) => targets.includes(owner))) console.log(path);
}
