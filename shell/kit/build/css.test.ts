import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatScopedName, listClasses } from './css.ts';

const folder = mkdtempSync(join(tmpdir(), 'names-'));

function namesIn(css: string, file = 'Card.module.css'): string[] {
  const path = join(folder, file);
  writeFileSync(path, css);
  return listClasses(css).map((name) => formatScopedName(name, path));
}

it('a class keeps its name if another class comes before it or goes', () => {
  const [title] = namesIn('.title {}');
  expect(title).toMatch(/^m\w{4}$/);
  expect(namesIn('.a {}\n.title {}').at(-1)).toBe(title);
});

it('each class of a long sheet has a name of its own, also if their hashes are equal', () => {
  const classes = Array.from({ length: 50 }, (_, at) => `.a${at} {}`);
  expect(new Set(namesIn(classes.join('\n'))).size).toBe(50);
});

it('keyframes keep a name that says which section they belong to', () => {
  const path = join(folder, 'Fade.module.css');
  writeFileSync(path, '.fade { animation: rise 1s; }\n@keyframes rise {}');
  expect(formatScopedName('rise', path)).toMatch(/-Fade-rise$/);
});
