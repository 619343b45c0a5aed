import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findComments } from '../scripts/size/comments.ts';
import { readFiles } from './repository.ts';

const root = join(import.meta.dirname, '..');

/** A path from the root of the repository: in backticks, `worker/pages/`, or of a file, worker/edge.ts. */
const FOLDERS =
  '(?:worker|shell|mf-(?:history|store|news|memories)|drizzle|e2e|bench|checks|scripts|docs)';
const PATH = new RegExp(
  `\`(${FOLDERS}/[\\w./-]*)\`|(?<![\\w./@-])(${FOLDERS}/[\\w./-]+\\.(?:tsx?|mjs|css|md|json|sql|toml))\\b`,
  'g',
);

/** Guides that name files which the reader creates. */
const GUIDES = new Set(['docs/adding-a-section.md', 'docs/changing-records.md']);

function deadPaths(path: string, text: string): string[] {
  const prose = path.endsWith('.md')
    ? text
    : findComments(path, text)
        .flatMap(({ lines }) => lines)
        .join('\n');
  const named = Array.from(prose.matchAll(PATH), ([, quoted, bare]) => quoted ?? bare ?? '');
  return named.filter((name) => !existsSync(join(root, name))).map((name) => `${path}: ${name}`);
}

it('documents and comments name only paths that exist', () => {
  expect(deadPaths('a.ts', '// As in worker/gone.ts and `worker/edge.ts`.')).toHaveLength(1);
  expect(deadPaths('a.md', 'See `docs/gone/`, [here](docs/deploying.md).')).toHaveLength(1);
  const files = [...readFiles('.md', '.ts', '.tsx')].filter(([path]) => !GUIDES.has(path));
  const dead = files
    .filter(([path]) => !path.startsWith('checks/'))
    .flatMap(([path, text]) => deadPaths(path, text));
  expect(dead).toEqual([]);
});
