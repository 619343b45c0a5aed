import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineProject } from 'vitest/config';
import { unstable_readConfig } from 'wrangler';
import { gamesSeed, historySeed } from '../../drizzle/seed/history/seed.ts';
import { createTriggers } from '../../drizzle/triggers.ts';
import { root } from '../site/root.ts';
import { HANGING, testFiles } from './test-files.ts';

const {
  compatibility_date = '',
  compatibility_flags,
  vars,
} = unstable_readConfig({
  config: join(root, 'wrangler.toml'),
});

/** Tests of the Worker, in workerd with a real D1 database that `worker/test/setup.ts` creates. */
export default defineProject(({ mode }) => {
  const { include, exclude, setupFiles } = testFiles(
    mode,
    root,
    ['worker/**/*.test.ts', 'drizzle/**/*.d1.test.ts'],
    ['worker/**/*.node.test.ts'],
  );
  return {
    root,
    plugins: [
      cloudflareTest(async () => ({
        miniflare: {
          compatibilityDate: compatibility_date,
          compatibilityFlags: compatibility_flags,
          d1Databases: ['DB', 'EMPTY', 'REPLICA', 'SEARCH'],
          r2Buckets: ['BUILDS', 'PHOTOS'],
          ratelimits: { BURST_LIMIT: { namespace_id: '1', simple: { limit: 100, period: 10 } } },
          bindings: {
            ...(vars as Record<string, never>),
            PASSWORD_MIN: 8,
            SIGNUPS_WITHOUT_PROOF_PER_HOUR: 10_000,
            MAILS_PER_HOUR_IN_ALL: 10_000,
            MAILS_TO_UNCONFIRMED_PER_HOUR: 10_000,
            UNCONFIRMED_MAY: 'write',
            MIGRATIONS: await readD1Migrations(join(root, 'drizzle/migrations')),
            TRIGGERS: createTriggers().statements,
            HISTORY: historySeed().statements,
            GAMES: gamesSeed().statements,
          },
        },
      })),
    ],
    test: {
      name: 'worker',
      include,
      exclude,
      // Three times as fast: a third of the files share a workerd, which `worker/test/setup.ts` clears between them.
      isolate: false,
      // Has to equal that of the browser tests, which are in the same group.
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
      setupFiles: [join(root, 'worker/test/setup.ts'), ...setupFiles],
      ...HANGING,
    },
  };
});
