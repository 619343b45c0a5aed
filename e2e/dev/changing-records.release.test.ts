import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followSteps } from '../../scripts/new-section/follow-steps.ts';
import { root } from '../../scripts/site/root.ts';
import { type Copy, copyRepository } from './copy.ts';
import { environmentOfAShell } from './environment.ts';

const PAGE = readFileSync(join(root, 'docs/changing-records.md'), 'utf8');

let copy: Copy;

function sectionOf(heading: string): string {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

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
});
afterAll(() => copy.remove());

/** With one worker: more of them start too slowly beside the other tests. */
const VITEST = 'npx vitest run --maxWorkers 1 --project worker --project components';

it.each([
  ['A field', 5],
  ['A filter and a sort', 4],
  ['A kind', 4],
  ['A kind of tag', 6],
])('the documented change “%s” takes %i edits', (heading, edits) => {
  expect(sectionOf(heading).match(/^\*\*`[^`]+`\*\*$/gm)).toHaveLength(edits);
});

it('the documented steps add a kind of tag in at most 60 lines, tests included', () => {
  const blocks = sectionOf('A kind of tag').matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm);
  const lines = Array.from(blocks).flatMap(([, language, content = '']) =>
    content.split('\n').filter((line) => language !== 'diff' || !line.startsWith(' ')),
  );
  expect(lines.length).toBeLessThanOrEqual(60);
});

it('the documented changes compile', () => {
  expect(failureOf('npx oxlint')).toBe('');
});

it('the documented changes work in the API and in the new section', () => {
  const tests =
    'worker/records/routes/changes.test.ts worker/records/routes/every-kind.test.ts worker/records/routes/out-of-sight.test.ts worker/records/registry.test.ts mf-trades';
  expect(failureOf(`${VITEST} ${tests}`)).toBe('');
});

it('every kind of tag works after the documented kind of tag is added', () => {
  const tests =
    'worker/records/routes/tags worker/pages/forms/posted-tags.test.ts worker/history/routes/compare.test.ts shell/kit/tags mf-history/src/coaches';
  expect(failureOf(`${VITEST} ${tests}`)).toBe('');
});
