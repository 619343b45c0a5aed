/**
 * Makes a section by the steps of docs/adding-a-section.md, whose example it renames:
 *   npm run new-section events
 */
import { execSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followSteps } from './new-section/follow-steps.ts';
import { root } from './site/root.ts';

const ADD_TO_LOCKFILE = 'npm install --package-lock-only --no-audit --no-fund';

const [name = ''] = process.argv.slice(2);
try {
  if (existsSync(join(root, `mf-${name}`))) throw new Error(`mf-${name} exists already.`);
  const steps = substituteSectionName(
    readFileSync(join(root, 'docs/adding-a-section.md'), 'utf8'),
    name,
  );
  const start = followSteps(steps, root);
  appendFileSync(join(root, '.github/CODEOWNERS'), `/mf-${name}/ @ORGANISATION/${name}\n`);
  execSync(ADD_TO_LOCKFILE, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`mf-${name} is a section. See it with: ${start}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The documented steps for a section of another name than the example 'hello'. @throws if the name is not a-z */
function substituteSectionName(markdown: string, name: string): string {
  if (!/^[a-z]{2,20}$/.test(name)) throw new Error('Name the section with 2 to 20 letters: events');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return markdown
    .replaceAll('HELLO', name.toUpperCase())
    .replaceAll('Hello', title)
    .replaceAll('hello', name);
}
