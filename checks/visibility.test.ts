/** Queries use views, which have only visible rows. The modules that use the tables behind them are listed by reason. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/site/root.ts';

/** The names that the tables behind the views have in code. */
const TABLES = /\b(?:(?:record|story|comment|news|merch|memory)Rows|aliasAllRows)\b/;

const ALLOWED: Record<string, string[]> = {
  'declare kinds': [
    'worker/records/kind.ts',
    'worker/records/kinds/memories.ts',
    'worker/records/kinds/merch.ts',
    'worker/records/kinds/news.ts',
    'worker/records/comments.ts',
    'worker/records/queries.ts',
  ],
  write: [
    'worker/store/item-state.ts',
    'worker/store/offers.ts',
    'worker/store/proof.ts',
    'worker/store/ratings.ts',
    'worker/records/creation.ts',
    'worker/records/deletion.ts',
    'worker/records/edit-base.ts',
    'worker/records/edits.ts',
    'worker/records/visibility/follow-stories.ts',
    'worker/records/purge.ts',
    'worker/records/visibility/rights.ts',
    'worker/records/save-images.ts',
    'worker/records/visibility/change-visibility.ts',
  ],
  'belong to moderation': [
    'worker/moderation/actions/take-action.ts',
    'worker/moderation/actions/content.ts',
    'worker/moderation/actions/everything.ts',
    'worker/moderation/actions/hidden-by-suspension.ts',
    'worker/moderation/notices/find-noticed.ts',
    'worker/moderation/review.ts',
    'worker/moderation/save-record.ts',
    'worker/moderation/written-subject.ts',
  ],
  'export or delete what is one’s own': [
    'worker/accounts/deletion/delete-account.ts',
    'worker/accounts/deletion/finish.ts',
    'worker/accounts/export/moderation-data.ts',
  ],
  'need the name of a table': [
    'worker/records/kinds/item-shelves.ts',
    'worker/search/list/list.ts',
  ],
  'notify of comments on hidden stories': ['worker/notifications/comments.ts'],
  'show authors what only they see': [
    'worker/notifications/actions.ts',
    'worker/records/visibility/held.ts',
  ],
};

it('only the allowed modules use the tables directly, and not the views that hide records', () => {
  const modules = globSync('worker/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((path) => !path.includes('.test.') && !path.startsWith('worker/test/'))
    .filter((path) => TABLES.test(readFileSync(join(root, path), 'utf8')));
  expect(modules.toSorted()).toEqual(Object.values(ALLOWED).flat().toSorted());
});
