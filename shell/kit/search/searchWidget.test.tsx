import type { FoundRecord, FoundComment, FoundSeason } from '@desert/contract/search/search';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { searchResponse } from '../testing/searchResponse.ts';
import { FoundGroups } from './FoundGroups.tsx';
import type { FoundKinds } from './foundKinds.ts';

const season = (id: number): FoundRecord<FoundSeason> => ({
  record: { id, year: '2011-12', team_name: 'Coyotes', record: '42-27-13', playoffs: '', path: '' },
  title: ['2011-12 ', 'Coyo', 'tes'],
  text: [],
});

const comment: FoundRecord<FoundComment> = {
  record: {
    id: 7,
    content: 'I was there in 1996.',
    users: { id: 1, username: 'saguaro' },
    created_at: '2026-09-03T10:00:00.000Z',
    on: { id: 3, title: 'The whiteout' },
  },
  title: [],
  text: ['I was there in ', '1996', '.'],
};

const seasons: FoundKinds = {
  seasons: ({ id, year, record }) => ({ href: `/history/${id}`, title: year, line: record }),
};

const news: FoundKinds = { news: () => ({ href: '/news/3', title: 'A post', line: '' }) };

/** Shows the groups of a search response that a section has `kinds` for. */
function show(
  kinds: FoundKinds,
  response = searchResponse(),
  { address = '/api/search/?q=coyo', next = undefined as string | undefined } = {},
) {
  const cache = createApiCache({ [address]: { status: 200, body: response, next } });
  return render(
    <ApiCacheContext value={cache}>
      <FoundGroups response={response} address={address} kinds={kinds} />
    </ApiCacheContext>,
  );
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the search widget shows results of its kind with marked words, and links to all results', () => {
  const groups = { seasons: { count: 12, more: false, found: [season(1), season(2)] } };
  const { container } = show(seasons, searchResponse({ groups }));
  expect(screen.getByRole('region', { name: 'Seasons' })).toBeTruthy();
  expect(links()).toEqual([
    ['2011-12 Coyotes', '/history/1'],
    ['2011-12 Coyotes', '/history/2'],
    ['Show all 12 seasons', '/search?q=coyo&kind=seasons'],
  ]);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Coyo',
    'Coyo',
  ]);
});

it('the search widget shows a count at the limit with a plus, and links to the next page of a kind', () => {
  const address = '/api/search/?q=coyo&kind=seasons&cursor=20';
  const groups = { seasons: { count: 40, more: true, found: [season(1)] } };
  const next = '/api/search/?q=coyo&kind=seasons&cursor=40';
  const { unmount } = show(seasons, searchResponse({ groups }));
  expect(screen.getByRole('link', { name: 'Show all 40+ seasons' })).toBeTruthy();
  unmount();
  show(seasons, searchResponse({ groups }), { address, next });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Seasons, continued');
  expect(links().slice(1)).toEqual([
    ['Back to the first results', '/search?q=coyo&kind=seasons'],
    ['More seasons', '/search?q=coyo&kind=seasons&cursor=40'],
  ]);
});

it('the search widget shows comments with their records', () => {
  const groups = { 'news-comments': { count: 1, more: false, found: [comment] } };
  show(news, searchResponse({ groups }));
  expect(links()).toEqual([
    ['On “The whiteout”', '/news/3?comment=7#comment-7'],
    ['saguaro', '/user/saguaro'],
  ]);
  expect(screen.getByText('1996').localName).toBe('mark');
  expect(screen.getByText('saguaro')).toBeTruthy();
});

it('the search widget ignores results of other sections', () => {
  const groups = { 'news-comments': { count: 1, more: false, found: [comment] } };
  expect(show(seasons, searchResponse({ groups })).container.textContent).toBe('');
  expect(show(seasons).container.textContent).toBe('');
});
