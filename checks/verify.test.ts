import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/site/root.ts';
import { TESTS_OF, testsFor } from '../scripts/verify/tests-for.ts';
import { readFiles } from './repository.ts';

describe('the map from changed files to tests', () => {
  const named = new Set(Object.values(TESTS_OF).flat());

  it('the map names existing folders and files', () => {
    const paths = [...Object.keys(TESTS_OF), ...named];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('the map covers every folder of browser tests', () => {
    const tests = [...readFiles('.test.ts').keys()].filter((path) => !/\.release\./.test(path));
    const folders = new Set(tests.flatMap((path) => /^e2e\/[^/]+\//.exec(path) ?? []));
    expect(folders.size).toBeGreaterThan(10);
    const sources = readFiles('.ts', '.tsx', '.css').keys();
    const known = new Set([
      ...named,
      ...testsFor([...sources].filter((path) => !path.startsWith('e2e/'))),
    ]);
    expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
  });
});

it.each([
  ['docs/deploying.md', []],
  ['mf-news/src/list/PostsPage.tsx', ['e2e/news/']],
  ['mf-store/src/items/ItemsPage.module.css', ['e2e/market/', 'e2e/store/']],
  ['shell/kit/photos/queue.ts', ['e2e/photos/']],
  ['worker/api/market/offers.ts', ['e2e/market/']],
  ['shell/kit/router.tsx', ['e2e/home/', 'e2e/keyboard/']],
  ['drizzle/migrations/0001_new.sql', ['drizzle/', 'worker/']],
  ['e2e/saved/saved.test.ts', ['e2e/saved/saved.test.ts']],
  ['e2e/saved/save.ts', ['e2e/saved/']],
])('a change of %s runs checks/ and %j', (path, expected) => {
  expect(testsFor([path])).toEqual(['checks/', ...expected]);
});

it('several changes run each folder once', () => {
  const changed = ['worker/photos/store.ts', 'shell/kit/photos/queue.ts', 'mf-news/src/posts.ts'];
  expect(testsFor(changed)).toEqual(['checks/', 'e2e/news/', 'e2e/photos/']);
});
