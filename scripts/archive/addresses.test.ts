import { expect, it } from 'vitest';
import {
  keepAddress,
  readSearchQuery,
  readSortOrder,
  relativeAddress,
  toFile,
} from './addresses.ts';

const SITE = 'https://fans.example';
const keep = (href: string, page = '/history/players') => {
  const kept = keepAddress(href, page, SITE);
  return kept && kept.path + kept.hash;
};

it.each([
  ['/news/1/', '/news/1'],
  ['https://fans.example/news', '/news'],
  ['/history/players/shane-doan?from=%2Fhistory%2Fplayers', '/history/players/shane-doan'],
  ['/news/1?comment=3#comment-3', '/news/1#comment-3'],
  ['?cursor=2s', '/history/players?cursor=2s'],
  ['#main', '/history/players#main'],
  ['/', '/'],
  ['/user/fan.of.1996', '/user/fan.of.1996'],
  ['/moderation/log', '/moderation/log'],
  ['/api/history/data/csv/lists/draft/', '/api/history/data/csv/lists/draft/'],
])('the archive keeps the link %s', (href, path) => expect(keep(href)).toBe(path));

it.each([
  ['another site', 'https://other.example/news'],
  ['a filter', '/merch?category=hat'],
  ['a page of a filtered list', '/merch?category=hat&cursor=2'],
  ['a path in a cursor', '/news/5?cursor=/../7'],
  ['a long cursor', `/news?cursor=${'a'.repeat(65)}`],
  ['a sorted table', '?sort=goals-descending'],
  ['a form', '/news/new?tag=game:2010-04-14'],
  ['another form', '/merch/1/edit'],
  ['the form of a message', '/merch/1/ask'],
  ['the form of a report', '/report'],
  ['settings', '/user/settings/following?target=news%3A1'],
  ['the log-in', '/login'],
  ['the queue of moderators', '/moderation'],
  ['the API', '/api/news/'],
  ['a table of one game', '/api/history/data/csv/games/2012-05-07/?list=box_score.skaters'],
  ['no address', 'https://['],
])('the archive keeps no link to %s', (_, href) => expect(keep(href)).toBeUndefined());

it.each([
  ['/', 'home.html'],
  ['/news/1', 'news/1.html'],
  ['/history/players?cursor=2s', 'history/players.cursor-2s.html'],
  ['/news?cursor=1~likes~5', 'news.cursor-1_likes_5.html'],
  ['/user/fan.of.1996', 'user/fan.of.1996.html'],
  ['/news/%2e%2e%2f%2e%2e%2fx', 'news/_/_/x.html'],
  ['/api/history/data/csv/lists/draft/', 'data/history/lists/draft.csv'],
  [
    '/api/history/data/json/teams/2011-12/?list=players',
    'data/history/teams/2011-12.list-players.json',
  ],
])('the archive stores %s as the file %s', (path, file) => expect(toFile(path)).toBe(file));

it('a photo keeps its name in the archive', () => {
  expect(toFile('/images/demo/puck.svg', 'image/svg+xml')).toBe('images/demo/puck.svg');
});

it('the archive’s links are relative and encoded', () => {
  expect(relativeAddress('history/players/a.html', 'news/1.html')).toBe('../../news/1.html');
  expect(relativeAddress('home.html', 'user/é#.html')).toBe('user/%C3%A9%23.html');
});

it('the archive recognizes links that sort a table and links that search', () => {
  expect(readSortOrder('?forwards=last_name-ascending')).toBe('last_name-ascending');
  expect(readSortOrder('/history/lists/draft?page=2&sort=year-descending')).toBe('year-descending');
  expect(readSortOrder('/merch?category=hat')).toBeUndefined();
  expect(readSearchQuery('/search?q=Shane+Doan', '/', SITE)).toBe('?q=Shane+Doan');
});
