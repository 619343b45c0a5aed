import { expect, it } from 'vitest';
import { readPage, rendering, visit } from '../test/visit.ts';

const movedTo = (location: unknown, status = 301) =>
  rendering('', { status, location, title: '', description: '' });

it.each([
  ['/history/2011', '/history/2011-12'],
  ['/history/2011/', '/history/2011-12'],
  ['/history/2011?tab=1', '/history/2011-12?tab=1'],
])('a moved page permanently redirects %s to %s', async (path, location) => {
  const response = await visit(path, movedTo('/history/2011-12'));
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('');
});

it.each([
  undefined,
  7,
  'https://other.example/',
  '//other.example',
  '/api/health',
  'history',
  '/news',
  '/theme',
  '/mf/history/section.json',
  '/history/../news',
  '/history/2011-12?x=1',
  '/history/2011-12#x',
  '/history/2011',
  '/history/2011/',
])('a moved page is a 503 unless it names another page of its section: %s', async (location) => {
  const { status, state } = await readPage('/history/2011', movedTo(location));
  expect([status, state.unavailable]).toEqual([503, ['history']]);
});

it.each([
  ['/History/2011-12?tab=1', '/history/2011-12?tab=1'],
  ['/HISTORY', '/history'],
  ['/history/2011–12', '/history/2011-12'],
  ['/history/2011−12/games', '/history/2011-12/games'],
])('an address in another case, or with another dash, redirects: %s', async (path, location) => {
  const response = await visit(path, rendering(''));
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

it('a page that names a new address and the status 200 is a 503', async () => {
  const response = await visit('/history/2011', movedTo('/history/2011-12', 200));
  expect(response.status).toBe(503);
});

it('a redirect by a section’s widget does not move the page that shows the widget', async () => {
  const response = await visit('/home', movedTo('/history/2011-12'));
  expect(response.status).toBe(200);
  expect(response.headers.has('location')).toBe(false);
});
