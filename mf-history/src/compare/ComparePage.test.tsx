import type { Comparison } from '@desert/contract/history/compare';
import type { TagChoice } from '@desert/contract/tags/tags';
import { hydratePage, siteWith } from '@desert/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { comparison } from '../test/lists.ts';
import { cellsOf, heading, href, MEMBER } from '../test/screen.ts';

const NOBODY = 'No player or season matches “nobody”.';
const withNobody: Comparison = {
  ...comparison,
  subjects: [...comparison.subjects, { name: 'c', asked: 'nobody', found: null, problem: NOBODY }],
};
const DOANS = [
  { label: 'Shane Doan', about: 'R/L, 1995-96 to 2016-17', value: 'shane-doan' },
  { label: 'Josh Doan', about: 'R, 2023-24', value: 'josh-doan' },
];
const ambiguous: Comparison = {
  kind: null,
  subjects: [
    { name: 'a', asked: 'doan', found: null, problem: '2 players match “doan”.', choices: DOANS },
    { name: 'b', asked: 'nobody', found: null, problem: NOBODY },
  ],
  rows: [],
};
const none: Comparison = { kind: null, subjects: [], rows: [] };
const choice = (label: string, path: string): TagChoice => ({
  kind: 'player',
  id: 1,
  label,
  path: `/history/players/${path}`,
  about: 'R',
});
const READ = '/api/history/compare/';
const site = siteWith(history, '/history', {
  [READ]: { status: 200, body: none },
  [`${READ}?a=shane-doan&b=Keith+Tkachuk`]: { status: 200, body: comparison },
  [`${READ}?a=shane-doan&b=Keith+Tkachuk&c=nobody`]: { status: 200, body: withNobody },
  [`${READ}?a=doan&b=nobody`]: { status: 200, body: ambiguous },
  '/api/history/tags/': {
    status: 200,
    body: [choice('Shane Doan', 'shane-doan'), ...['a', 'b'].map((path) => choice('Twin', path))],
  },
});
const TWO = '/history/compare?a=shane-doan&b=Keith+Tkachuk';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('the compare page says what can be compared, with examples to begin with', async () => {
  const { heads } = await site.visit('/history/compare', null);
  expect(heading()).toBe('Compare players or seasons');
  expect(heads).toMatchObject([{ title: 'Compare players or seasons' }]);
  expect(href('Shane Doan and Keith Tkachuk')).toBe(
    '/history/compare?a=shane-doan&b=keith-tkachuk',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

it('a comparison marks the best value of each stat in words, and has a chip to remove each subject', async () => {
  const { heads } = await site.visit(TWO, null);
  expect(heading()).toBe('Comparing Shane Doan and Keith Tkachuk');
  expect(heads).toMatchObject([{ title: 'Comparing Shane Doan and Keith Tkachuk' }]);
  expect(cellsOf('Games played')).toEqual(['★Best: 1,540', '640']);
  expect(cellsOf('Plus/minus')).toEqual(['−54', '★Best: +25']);
  expect(cellsOf('Penalty minutes')).toEqual(['1,353', '1,508']);
  expect(cellsOf('Position')).toEqual(['R/L', 'L']);
  expect(href('Remove Shane Doan')).toBe('/history/compare?b=keith-tkachuk');
  expect(href('Remove Keith Tkachuk')).toBe('/history/compare?a=shane-doan');
});

const shownFields = () =>
  screen
    .getAllByRole('combobox')
    .filter((field) => !field.closest('details'))
    .map((element) => (element as HTMLInputElement).labels?.[0]?.textContent);
const formValues = () =>
  Object.fromEntries(new FormData(screen.getByRole('form', { name: 'Choose what to compare' })));

it('the compare form shows two fields, and opens two more one after the other', async () => {
  const { element } = await site.visit('/history/compare', null);
  expect(shownFields()).toEqual(['Player or season 1', 'Player or season 2']);
  const third = element.querySelector('details')!;
  const fourth = third.querySelector('details')!;
  expect(third.contains(field('Player or season 3'))).toBe(true);
  expect(fourth.contains(field('Player or season 3'))).toBe(false);
  expect(fourth.contains(field('Player or season 4'))).toBe(true);
  expect(within(third).getAllByText('Add another')).toHaveLength(2);
});

it('the compare form keeps the compared subjects when a visitor adds another', async () => {
  const { element } = await site.visit(TWO, null);
  expect(screen.queryByLabelText('Player or season 2')).toBeNull();
  const more = element.querySelector('details')!;
  const button = screen.getByRole('button', { name: 'Compare' });
  for (const part of [field('Player or season 3'), button]) expect(more.contains(part)).toBe(true);
  field('Player or season 3').value = 'Teemu Selanne';
  expect(formValues()).toEqual({ a: 'shane-doan', b: 'keith-tkachuk', c: 'Teemu Selanne', d: '' });
});

it('an unknown player is reported at the field of the compare form, before all else on the page', async () => {
  await site.visit(`${TWO}&c=nobody`, null);
  expect(heading()).toBe('Comparing Shane Doan and Keith Tkachuk');
  const wrong = field('Player or season 3');
  expect(wrong.value).toBe('nobody');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(`${wrong.getAttribute('aria-describedby')}`);
  expect(described?.textContent).toBe(NOBODY);
  const after = wrong.compareDocumentPosition(screen.getByRole('table'));
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(href('Remove Shane Doan')).toBe('/history/compare?b=keith-tkachuk');
});

it('an ambiguous name in a comparison offers a link for each player who matches', async () => {
  await site.visit('/history/compare?a=doan&b=nobody', null);
  const matches = within(screen.getByRole('list', { name: 'Players who match doan' }));
  expect(matches.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/history/compare?a=shane-doan&b=nobody',
    '/history/compare?a=josh-doan&b=nobody',
  ]);
});

it('a compare field suggests names, and adds to equal names what tells the players apart', async () => {
  const { element, cache } = await site.visit('/history/compare', null);
  const options = () => element.querySelectorAll<HTMLOptionElement>('datalist option');
  const offered = () => Array.from(options(), ({ value }) => value);
  expect(offered()).toEqual([]);
  await act(async () => {
    fireEvent.focus(field('Player or season 1'));
    await cache.ensure('/api/history/tags/');
  });
  expect(offered()).toEqual(['Shane Doan', 'a', 'b']);
  expect(field('Player or season 1').getAttribute('list')).toBe(
    element.querySelector('datalist')?.id,
  );
});

it.each(['/history/compare', TWO, `${TWO}&c=nobody`, '/history/compare?a=doan&b=nobody'])(
  '%s hydrates from the server’s HTML',
  async (address) => {
    expect(await hydratePage(site, address, MEMBER)).toMatchObject({ hydrated: true, errors: [] });
  },
);
