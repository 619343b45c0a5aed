/** Checks the answers of `docs/security.md` to the requirements of the OWASP ASVS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '@desert/contract/pages/privacy';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const document = read('docs/security.md');

/** A row of a table that begins with a number: '| 1.2.3 | … |', or with several, '| 1.2.3 to 1.2.5 | … |'. */
const ROW =
  /^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? *\|[^|]+\| *(met|not met|does not apply) *\|([^|]+)\|$/gm;

it('every ASVS level 2 requirement has exactly one verdict, which names a file if the requirement is met', () => {
  const numbers = read('checks/asvs-5.0.0-level-2.txt').trim().split('\n');
  expect(numbers).toHaveLength(253);
  const rows = [...document.matchAll(ROW)];
  const answered = rows.flatMap(([, first = '', last = first]) =>
    numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1),
  );
  expect(answered).toEqual(numbers);
  const met = rows.filter(([, , , verdict]) => verdict === 'met');
  expect(met.filter(([row]) => !/`[\w./-]+\.(?:tsx?|md|toml|json|yml)`/.test(row))).toEqual([]);
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
