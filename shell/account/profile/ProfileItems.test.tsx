import { MAX_OPEN_CASES } from '@desert/contract/moderation/moderation-pages';
import { UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import { $viewer, createApiCache } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { credit, sections } from '../../testing/layout.ts';
import { showPage } from '../../testing/showPage.tsx';
import { ProfileItems } from './ProfileItems.later.tsx';

it.each([
  [{ unread: 2, cases: 3 }, ['Messages (2)', 'Moderation (3)']],
  [{ unread: 0, cases: MAX_OPEN_CASES }, ['Messages', 'Moderation (100+)']],
  [{ unread: 0, cases: 0 }, ['Messages', 'Moderation']],
])('the menu of a moderator with %j waiting has the links %j', async (body, texts) => {
  $viewer.set({ id: 7, username: 'mod', role: 'moderator' });
  const cache = createApiCache({ [UNREAD_ADDRESS]: { status: 200, body } });
  const state = { sections, credit, soon: [] };
  await showPage(<ProfileItems demo={undefined} />, { path: '/', state, cache });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.filter((text) => /^Me|^Mo/.test(text))).toEqual(texts);
});
