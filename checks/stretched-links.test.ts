import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';
import { stretchedLinkProblems } from './stretched-links.ts';

const card = `import styles from './Card.module.css';
const Card = () => (
  <li className={styles.card}>
    <CardTitle href="/news/1" className={styles.title}>One</CardTitle>
    <p className={styles.line} />
  </li>
);`;
const problems = (css: string) =>
  stretchedLinkProblems(
    new Map([
      ['mf-news/Card.tsx', card],
      ['mf-news/Card.module.css', css],
    ]),
  );

it('the link check finds a stretched link without a positioned card', () => {
  const problem = 'mf-news/Card.tsx has a stretched link in no card that is position: relative';
  for (const css of [
    '.card { margin: 0; }',
    '.line { position: relative; }',
    '.car { position: relative; }',
  ])
    expect(problems(css)).toEqual([problem]);
  const files = new Map([['a.css', '.link::after { position: absolute; inset: 0; }']]);
  expect(stretchedLinkProblems(files)).toHaveLength(1);
});

it('every stretched link of this repository has a positioned card', () => {
  expect(problems('.card {\n  position: relative;\n}')).toEqual([]);
  const files = readFiles('.css', '.tsx');
  for (const path of files.keys()) if (/^scripts\/|\.test\.tsx$/.test(path)) files.delete(path);
  expect(stretchedLinkProblems(files)).toEqual([]);
});
