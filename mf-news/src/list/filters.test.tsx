/** The filters of the news list; other sections use the same component with other fields. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, href, linksIn, site } from '../test/site.ts';

const details = () => screen.getByText('Filter and sort').closest('details')!;

it('the filters are a form that needs no script', async () => {
  await site.visit('/news', null);
  expect(details().open).toBe(false);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter and sort' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/news', 'get']);
  const sorts = Array.from(screen.getByLabelText<HTMLSelectElement>('Sort by').options);
  expect(sorts.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Newest'],
    ['comments', 'Most comments'],
    ['likes', 'Most liked'],
    ['likes-month', 'Most liked this month'],
  ]);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

it('each chosen filter is shown with a link that removes it', async () => {
  await site.visit('/news?sort=likes&author=Desert_Rat', null);
  expect(details().open).toBe(false);
  expect([field('Sort by').value, field('Posted by').value]).toEqual(['likes', 'Desert_Rat']);
  expect(linksIn(screen.getByRole('list', { name: 'Active filters' }))).toEqual([
    ['Remove filter Sort by: Most liked', '/news?author=Desert_Rat'],
    ['Remove filter Posted by: Desert_Rat', '/news?sort=likes'],
    ['Clear all', '/news'],
  ]);
  expect(href('More posts')).toBe('/news?sort=likes&author=Desert_Rat&cursor=3%7Elikes%7E2');
});

it.each([
  ['quiet', /^No matches\./],
  ['nobody', /^There’s no member with that name\./],
])('without posts by %s a note says why, and a link clears the filters', async (author, text) => {
  await site.visit(`/news?author=${author}`, null);
  const note = screen.getByText(text);
  const out = within(note).getByRole('link', { name: 'Clear filters' });
  expect(out.getAttribute('href')).toBe('/news');
  expect(screen.queryByText(/write the first one/)).toBeNull();
});
