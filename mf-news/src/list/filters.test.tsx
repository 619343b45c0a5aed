/** The filters of the news list; other sections use the same component with other fields. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '../test/site.ts';

const details = () => screen.getByText('Filters').closest('details')!;

it('the filters of the list of posts are a form that needs no script', async () => {
  await site.visit('/news', null);
  expect(details().open).toBe(false);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter and sort' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/news', 'get']);
  const sorts = Array.from(screen.getByLabelText<HTMLSelectElement>('Sort by').options);
  expect(sorts.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Newest'],
    ['replied', 'Newest reply'],
    ['comments', 'Most comments'],
    ['likes', 'Most liked'],
    ['likes-month', 'Most liked this month'],
  ]);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

it.each([
  ['quiet', /^No matches\./],
  ['nobody', /^There’s no member with that name\./],
])(
  'an empty list of posts by %s says why, and has a link that clears the filters',
  async (author, text) => {
    await site.visit(`/news?author=${author}`, null);
    const note = screen.getByText(text);
    const out = within(note).getByRole('link', { name: 'Clear filters' });
    expect(out.getAttribute('href')).toBe('/news');
    expect(screen.queryByText(/write the first one/)).toBeNull();
  },
);
