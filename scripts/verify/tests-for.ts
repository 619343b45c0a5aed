import { sectionNames } from '../site/root.ts';

/**
 * Maps folders and files to the tests that a change of them affects although these do not import them: browser
 * tests of the built site, and tests of SQL, JSON and configuration. The longest matching key wins.
 */
export const TESTS_OF: Record<string, string[]> = {
  // Each section runs the browser tests of its own name, too.
  'mf-store/': ['e2e/market/'],

  'shell/': ['e2e/home/', 'e2e/main-tasks/'],
  'shell/account/': ['e2e/accounts/', 'e2e/profile/'],
  'shell/account/notifications/': ['e2e/notifications/'],
  'shell/account/saved/': ['e2e/saved/'],
  'shell/dev/': ['e2e/dev/'],
  'shell/kit/': ['e2e/home/', 'e2e/keyboard/'],
  'shell/kit/answers.ts': ['e2e/next-page/', 'e2e/connection/'],
  'shell/kit/api.ts': ['e2e/connection/'],
  'shell/kit/base.css': ['e2e/screens/'],
  'shell/kit/blocks/': ['e2e/moderation/'],
  'shell/kit/build/': ['e2e/versions/', 'e2e/faults/'],
  'shell/kit/comments/': ['e2e/news/'],
  'shell/kit/form/': ['e2e/drafts/', 'e2e/no-scripts/'],
  'shell/kit/head/': ['e2e/discovery/'],
  'shell/kit/images/': ['e2e/photos/'],
  'shell/kit/lazy/': ['e2e/next-page/'],
  'shell/kit/likes/': ['e2e/news/', 'e2e/presses/'],
  'shell/kit/mentions/': ['e2e/news/'],
  'shell/kit/photos/': ['e2e/photos/'],
  'shell/kit/records/': ['e2e/drafts/', 'e2e/no-scripts/'],
  'shell/kit/reports/': ['e2e/moderation/'],
  'shell/kit/saves/': ['e2e/saved/'],
  'shell/kit/search/': ['e2e/search/'],
  'shell/kit/section/': ['e2e/next-page/', 'e2e/tags/'],
  'shell/kit/share/': ['e2e/discovery/'],
  'shell/kit/tags/': ['e2e/tags/'],
  'shell/kit/tokens.css': ['e2e/screens/'],
  'shell/kit/ui/': ['e2e/screens/', 'e2e/keyboard/'],
  'shell/member/': ['e2e/member/'],
  'shell/moderation/': ['e2e/moderation/'],
  'shell/search/': ['e2e/search/'],
  'shell/src/': ['e2e/home/', 'e2e/next-page/', 'e2e/presses/', 'e2e/first-bytes/'],
  'shell/ui/': ['e2e/screens/'],

  'worker/': ['e2e/main-tasks/'],
  'worker/accounts/': ['e2e/accounts/'],
  'worker/api/account/': ['e2e/accounts/'],
  'worker/api/auth/': ['e2e/accounts/'],
  'worker/api/market/': ['e2e/market/'],
  'worker/api/moderation/': ['e2e/moderation/'],
  'worker/api/notifications/': ['e2e/notifications/'],
  'worker/api/photos/': ['e2e/photos/'],
  'worker/api/saved/': ['e2e/saved/'],
  'worker/api/search/': ['e2e/search/'],
  'worker/api/users/': ['e2e/member/'],
  'worker/discovery/': ['e2e/discovery/'],
  'worker/market/': ['e2e/market/'],
  'worker/moderation/': ['e2e/moderation/'],
  'worker/notifications/': ['e2e/notifications/'],
  'worker/page/': ['e2e/first-bytes/', 'e2e/faults/', 'e2e/no-scripts/'],
  'worker/photos/': ['e2e/photos/'],
  'worker/preview/': ['e2e/preview/'],
  'worker/search/': ['e2e/search/'],
  'worker/session/': ['e2e/accounts/'],

  'drizzle/': ['drizzle/'],
  'drizzle/migrations/': ['drizzle/', 'worker/'],
  'drizzle/seed/history/': ['drizzle/', 'worker/history/', 'worker/api/history/', 'e2e/history/'],

  'scripts/deploy/': ['e2e/preview/', 'e2e/deployments/'],
  'scripts/dev/': ['e2e/dev/'],
  'scripts/site/': ['e2e/home/'],
  'scripts/size/': ['e2e/size/'],
  'e2e/': ['e2e/home/', 'e2e/main-tasks/'],
  'e2e/browser.ts': ['e2e/browser/'],

  'package-lock.json': ['drizzle/', 'scripts/', 'shell/', 'worker/', 'e2e/main-tasks/'],
  'tsconfig.base.json': ['e2e/home/'],
  'wrangler.toml': ['scripts/', 'worker/', 'e2e/home/'],
};

/** Reads the whole repository. */
const ALWAYS = ['checks/'];

/** The folders and files of tests to run after changes, besides the tests that import a changed file. */
export function testsFor(changed: string[]): string[] {
  return [...new Set([...ALWAYS, ...changed.flatMap(testsOf)])].toSorted();
}

function testsOf(path: string): string[] {
  // A browser test runs itself; a helper beside it runs its folder.
  const [, browserTests] = /^(e2e\/.*\.test\.ts|e2e\/[^/]+\/)/.exec(path) ?? [];
  if (browserTests !== undefined) return [browserTests];
  const section = sectionNames().find((name) => path.startsWith(`mf-${name}/`));
  const keys = Object.keys(TESTS_OF).filter((key) => path.startsWith(key));
  const longest = keys.toSorted((one, other) => other.length - one.length)[0];
  const mapped = longest === undefined ? [] : (TESTS_OF[longest] ?? []);
  return section === undefined ? mapped : [`e2e/${section}/`, ...mapped];
}
