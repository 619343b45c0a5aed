import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '@desert/contract/privacy';
import { describe, expect, it } from 'vitest';
import { answerProblems } from './asvs.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const document = read('docs/security.md');

describe('answerProblems', () => {
  const numbers = ['1.1.1', '1.1.2', '1.1.3', '1.2.1'];
  const whole = [
    '| 1.1.1 | this | met | `a.test.ts` |',
    '| 1.1.2 to 1.1.3 | that | does not apply | there is none |',
    '| 1.2.1 | more | not met | as `b.md` says |',
  ];
  const problems = (at: number, row: string) =>
    answerProblems(whole.with(at, row).join('\n'), numbers, (path) => path !== 'gone.ts');

  it.each<[number, string, string[]]>([
    [0, whole[0]!, []],
    [1, '| 1.1.2 | that | does not apply | there is none |', ['1.1.3 has no answer']],
    [0, `${whole[0]}\n${whole[0]}`, ['1.1.1 has two answers']],
    [2, `${whole[2]}\n| 1.3.1 | x | not met | y |`, ['1.3.1 is no requirement']],
    [0, '| 1.1.1 | | met | `a.ts` |', ['1.1.1 has an empty cell, or one too many']],
    [2, '| 1.2.1 | more | not met | a | b |', ['1.2.1 has an empty cell, or one too many']],
    [2, '| 1.2.1 | more | partly | why |', ["1.2.1 is answered 'partly'"]],
    [0, '| 1.1.1 | this | met | surely |', ['1.1.1 is met by no file']],
    [0, '| 1.1.1 | this | met | `gone.ts` |', ['gone.ts is not there']],
  ])('the ASVS check finds what is wrong with row %i: %j', (at, row, found) => {
    expect(problems(at, row)).toEqual(found);
  });
});

it('every requirement of level 2 has an answer that names existing files', () => {
  const numbers = read('checks/asvs-5.0.0-level-2.txt').trim().split('\n');
  expect(numbers).toHaveLength(253);
  expect(answerProblems(document, numbers, (path) => existsSync(join(root, path)))).toEqual([]);
});

it('docs/security.md classifies the data of every table', () => {
  const [, classes = ''] = /\n## Data\n(.*?)\n## /s.exec(document) ?? [];
  const tables = STORED.flatMap(({ entries }) => entries.flatMap(({ tables = [] }) => tables));
  expect(tables.length).toBeGreaterThan(30);
  const timesOf = (table: string) => classes.split(`\`${table}\``).length - 1;
  const named = new Set(['users', 'sessions']);
  // The list also names the secret columns of these two.
  expect(tables.filter((table) => timesOf(table) !== (named.has(table) ? 2 : 1))).toEqual([]);
});
