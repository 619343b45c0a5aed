import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A path from the root of the repository, in backticks: `worker/edge.ts`, `worker/page/`. */
const PATH = /`((?:worker|shell|mf-\w+|drizzle|e2e|bench|checks|scripts|docs)\/[\w./-]*)`/g;

/** Guides that name files which the reader creates. */
const GUIDES = new Set(['docs/adding-a-section.md', 'docs/changing-records.md']);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true }).map(
    (name) => `docs/${name}`,
  ),
].filter((name) => name.endsWith('.md') && !GUIDES.has(name));

it.each(documents)('%s names only files that exist', (name) => {
  const paths = readFileSync(join(root, name), 'utf8').matchAll(PATH);
  const named = Array.from(paths, ([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
