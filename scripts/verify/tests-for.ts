import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/root.ts';

/** Tests by a path that they depend on but do not import. Browser tests in a folder of the same name need no entry. */
const TESTS_OF: Record<string, string[]> = {
  'mf-store/': ['e2e/market/'],

  'shell/': ['e2e/home/', 'e2e/main-tasks/'],
  'shell/account/': ['e2e/accounts/', 'e2e/profile/'],
  'shell/kit/': ['e2e/home/', 'e2e/keyboard/'],
  'shell/kit/app/apiCache.ts': ['e2e/next-page/', 'e2e/connection/'],
  'shell/kit/app/api.ts': ['e2e/connection/'],
  'shell/kit/base.css': ['e2e/screens/'],
  'shell/kit/blocks/': ['e2e/moderation/'],
  'shell/kit/build/': ['e2e/versions/', 'e2e/faults/'],
  'shell/kit/comments/': ['e2e/news/'],
  'shell/kit/form/': ['e2e/drafts/', 'e2e/no-scripts/'],
  'shell/kit/head/': ['e2e/discovery/'],
  'shell/app/': ['e2e/home/', 'e2e/next-page/', 'e2e/presses/', 'e2e/first-bytes/'],
  'shell/kit/images/': ['e2e/photos/'],
  'shell/kit/icons.css': ['e2e/screens/'],
  'shell/kit/lazy/': ['e2e/next-page/'],
  'shell/kit/likes/': ['e2e/news/', 'e2e/presses/'],
  'shell/kit/mentions/': ['e2e/news/'],
  'shell/kit/records/': ['e2e/drafts/', 'e2e/no-scripts/'],
  'shell/kit/reports/': ['e2e/moderation/'],
  'shell/kit/saves/': ['e2e/saved/'],
  'shell/kit/section/': ['e2e/next-page/', 'e2e/tags/'],
  'shell/kit/share/': ['e2e/discovery/'],
  'shell/kit/modifiers.css': ['e2e/screens/'],
  'shell/kit/shared.css': ['e2e/screens/'],
  'shell/kit/tokens.css': ['e2e/screens/'],
  'shell/kit/ui/': ['e2e/screens/', 'e2e/keyboard/'],
  'shell/sections/': ['e2e/home/', 'e2e/next-page/', 'e2e/first-bytes/'],
  'shell/ui/': ['e2e/screens/'],

  'worker/': ['e2e/main-tasks/'],
  'worker/accounts/': ['e2e/accounts/'],
  'worker/members/': ['e2e/member/'],
  'worker/pages/': ['e2e/first-bytes/', 'e2e/faults/', 'e2e/no-scripts/'],

  'drizzle/': ['drizzle/'],
  'drizzle/migrations/': ['drizzle/', 'worker/'],
  'drizzle/seed/history/': ['drizzle/', 'worker/history/'],

  'scripts/site/': ['e2e/home/'],
  'scripts/size/': ['e2e/size/'],
  'e2e/': ['e2e/home/', 'e2e/main-tasks/'],
  'e2e/browser.ts': ['e2e/browser/'],

  'package-lock.json': ['drizzle/', 'scripts/', 'shell/', 'worker/', 'e2e/main-tasks/'],
  'tsconfig.base.json': ['e2e/home/'],
  'wrangler.toml': ['scripts/', 'worker/', 'e2e/home/'],
};

const ALWAYS = ['checks/'];

/** Lists the folders to lint: the changed sections, which no other code imports, or none, which means everything. */
export function listLinted(changed: string[]): string[] {
  const code = changed.filter((path) => !/^(docs|\.github|e2e\/[^/]+\/$)/.test(path));
  const folders = code.map((path) => /^mf-\w+/.exec(path)?.[0]);
  return folders.includes(undefined) ? [] : [...new Set(folders.flatMap((folder) => folder ?? []))];
}

export function selectTests(changed: string[]): string[] {
  return [...new Set([...ALWAYS, ...changed.flatMap(selectTestsOfFile)])].toSorted();
}

function selectTestsOfFile(path: string): string[] {
  const [, browserTests] = /^(e2e\/.*\.test\.ts|e2e\/[^/]+\/)/.exec(path) ?? [];
  if (browserTests !== undefined) return [browserTests];
  const keys = Object.keys(TESTS_OF).filter((key) => path.startsWith(key));
  const folders = Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1));
  const [longest = ''] = [...keys, ...folders.filter(findNamedTests)].toSorted(
    (left, other) => other.length - left.length,
  );
  return [...(findNamedTests(longest) ?? []), ...(TESTS_OF[longest] ?? [])];
}

function findNamedTests(folder: string): string[] | undefined {
  const name = /([^/]+)\/$/.exec(folder)?.[1]?.replace(/^mf-/, '') ?? '';
  const tests = `e2e/${name}/`;
  return name !== '' && existsSync(join(root, tests)) ? [tests] : undefined;
}
