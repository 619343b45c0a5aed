/** Checks the answers of `docs/security.md` to the requirements of the OWASP ASVS. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '@desert/contract/pages/privacy';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const document = read('docs/security.md');

/** A row of a table that begins with a number: '| 1.2.3 | … |', or with several, '| 1.2.3 to 1.2.5 | … |'. */
const ROW = /^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? *\|(.*)\|$/gm;

/** Names of files in backticks. */
const FILE = /`([\w.][\w./-]*\.(?:ts|tsx|md|toml|json|yml))`/g;

const filesIn = (text: string) => Array.from(text.matchAll(FILE), ([, path = '']) => path);

/** Lists the faults of the answers. @param numbers of all requirements, in the standard's order */
function answerProblems(text: string, numbers: string[]): string[] {
  const rows = Array.from(text.matchAll(ROW), ([, first = '', last = first, cells = '']) => ({
    first,
    answered: numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1),
    cells: cells.split('|').map((cell) => cell.trim()),
  }));
  const counts = Map.groupBy(
    rows.flatMap(({ answered }) => answered),
    (number) => number,
  );
  const once = numbers.filter((number) => counts.get(number)?.length !== 1);
  const faulty = rows.filter(({ answered, cells: [asked, verdict = '', why = '', ...more] }) => {
    const isVerdict = /^(?:met|not met|does not apply)$/.test(verdict);
    const isBacked = verdict !== 'met' || filesIn(why).length > 0;
    return !(answered.length > 0 && asked && why && more.length === 0 && isVerdict && isBacked);
  });
  return [
    ...once.map((number) => `${number} has not one answer`),
    ...faulty.map(({ first }) => `the answer to ${first} is not complete`),
    ...filesIn(text)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${path} is not there`),
  ];
}

it('every requirement of level 2 has an answer that names existing files', () => {
  const found = (row: string) => answerProblems(row, ['1.1.1']);
  expect(found('| 1.1.1 | this | met | `README.md` |')).toEqual([]);
  expect(found('| 1.1.1 | this | met | surely |')).toHaveLength(1);
  expect(found('| 1.1.1 | this | partly | why |')).toHaveLength(1);
  expect(found('| 1.1.1 | | met | `gone.ts` |')).toHaveLength(2);
  expect(found('| 1.2.1 | this | not met | why |')).toHaveLength(2);
  const numbers = read('checks/asvs-5.0.0-level-2.txt').trim().split('\n');
  expect(numbers).toHaveLength(253);
  expect(answerProblems(document, numbers)).toEqual([]);
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
