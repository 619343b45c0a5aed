import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/site/root.ts';
import { type Copy, copyRepository } from './copy.ts';
import { environmentOfAShell } from './environment.ts';
import { followSteps } from './follow-steps.ts';

const PAGE = readFileSync(join(root, 'docs/changing-records.md'), 'utf8');

let copy: Copy;

/** Runs a command. @returns its output if it failed; '' if it succeeded */
function failureOf(command: string): string {
  const options = { cwd: copy.folder, env: environmentOfAShell(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], options);
  return status === 0 ? '' : stdout + stderr;
}

beforeAll(() => {
  copy = copyRepository();
  const failure = failureOf(followSteps(PAGE, copy.folder));
  if (failure) throw new Error(failure);
}, 600_000);
afterAll(() => copy.remove());

it.each([
  ['A field', 5],
  ['A filter and a sort', 4],
  ['A kind', 4],
])('%s takes %i edits of existing files', (heading, edits) => {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  expect(own.match(/^\*\*`[^`]+`\*\*$/gm)).toHaveLength(edits);
});

it('the documented changes compile', () => {
  expect(
    failureOf('npx oxlint worker drizzle shell/kit mf-store mf-news mf-memories mf-trades'),
  ).toBe('');
}, 240_000);

it('the documented changes work in the API and in the new section', () => {
  const tests =
    'worker/api/records/changes.test.ts worker/api/records/every-kind.test.ts worker/api/records/out-of-sight.test.ts worker/records mf-trades';
  expect(failureOf(`npx vitest run --project worker --project components ${tests}`)).toBe('');
}, 240_000);
