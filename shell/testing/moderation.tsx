/** The page of the moderators' queue, with a stubbed API. */
import type { Case, MemberRecord } from '@desert/contract/moderation/moderation';
import {
  FAILED_JOBS_READ,
  OPEN_SETTINGS_READ,
  QUEUE_READ,
} from '@desert/contract/moderation/moderation-pages';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $viewer, createApiCache, ModalHost } from '@desert/kit/shell';
import { screen, within } from '@testing-library/react';
import { ModerationPage } from '../moderation/ModerationPage.tsx';
import { type Api, stubApi } from './accountSettings.tsx';
import { credit, sections } from './layout.ts';
import { showPage } from './showPage.tsx';

export const LIST = '/api/moderation/cases/';
export const ACTIONS = 'POST /api/moderation/actions/';
export const at = '2026-11-21T04:33:02.000Z';

export const author: MemberRecord = {
  user: { id: 5, username: 'ben' },
  member_since: at,
  suspended_until: null,
  removed: 2,
  warned: 1,
  suspended: 0,
  open: 1,
};

export const CONTEXT = {
  title: 'Buy now',
  text: 'Cheap',
  images: [],
  path: '/news/3',
  on: null,
  locked: false,
};

/** An open case of a post. */
export const aCase = (more: Partial<Case> = {}): Case => ({
  id: 1,
  kind: 'news',
  subject_id: 3,
  state: 'open',
  hidden: false,
  pending: false,
  report_count: 2,
  reasons: [{ rule: 'spam', reason: 'An advertisement', by: { id: 2, username: 'ann' }, at }],
  notices: [],
  appeal: null,
  open_hours: 30,
  context: CONTEXT,
  author,
  actions: [],
  opened_at: at,
  ...more,
});

export const QUEUE = { open: 0, oldest_hours: 0, passkey_deadline: null, is_locked: false };

export const ok = (body: unknown): ApiResponse => ({ status: 200, body });

/** Shows the page to a moderator. @returns the stubbed API, and the requests to it */
export async function showModeration(list: ApiResponse, search = '', more: Api = {}) {
  $viewer.set({ id: 7, username: 'mod', role: 'moderator' });
  const api: Api = { [`GET ${LIST}${search}`]: list, ...more };
  const requests = stubApi(api);
  const cache = createApiCache({
    [LIST + search]: list,
    [QUEUE_READ]: more[`GET ${QUEUE_READ}`] ?? ok(QUEUE),
    [FAILED_JOBS_READ]: more[`GET ${FAILED_JOBS_READ}`] ?? ok([]),
    [OPEN_SETTINGS_READ]: more[`GET ${OPEN_SETTINGS_READ}`] ?? ok([]),
  });
  const page = (
    <>
      <ModerationPage params={{}} onShown={() => {}} />
      <ModalHost />
    </>
  );
  await showPage(page, { path: `/moderation${search}`, state: { sections, credit }, cache });
  return { api, requests };
}

/** The texts of a case's buttons. */
export const listButtons = () =>
  within(screen.getByRole('article'))
    .getAllByRole('button')
    .map((button) => button.textContent);
