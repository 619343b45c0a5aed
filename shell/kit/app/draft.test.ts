import { expect, it, vi } from 'vitest';
import { clearDrafts } from './browser.ts';
import { openDraft } from './draft.ts';

it('a draft is stored under its name until it is sent or emptied', () => {
  const draft = openDraft('1 /api/news/7/');
  expect(draft.read()).toBeNull();
  draft.write('What a night');
  expect(openDraft('1 /api/news/7/').read()).toBe('What a night');
  for (const other of ['2 /api/news/7/', '1 /api/news/8/'])
    expect(openDraft(other).read()).toBeNull();
  draft.clear();
  expect(draft.read()).toBeNull();
  draft.write('typed');
  draft.write('  \n');
  expect(draft.read()).toBeNull();
});

it('dropping all drafts keeps everything else in the session storage', async () => {
  sessionStorage.setItem('scroll:first', '7');
  openDraft('1 /api/news/7/').write('typed');
  openDraft('1 /news/new').write('typed, too');
  vi.stubGlobal('fetch', async () => Response.json({ id: 1 }));
  await openDraft('1 /news/new').save({ post: '/api/news/new/', put: String }, {});
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['scroll:first']);
});

it('drafts cause no error in a browser without session storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = openDraft('1 /api/news/7/');
  draft.write('typed');
  expect(draft.read()).toBeNull();
  draft.clear();
});
