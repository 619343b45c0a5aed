import type { Answer } from '@desert/contract/page';
import type { PageState } from '@desert/contract/shell';
import { createAnswers } from '@desert/kit/shell';
import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { widgetWith } from '../testing/widgetWith.ts';
import type { Navigation } from './navigation.ts';
import { SiteContext } from './site.ts';
import { Strips } from './Strips.tsx';

const TAG = 'season:2011-12';
const section = (name: string, label: string, widgets = ['tagged']) => ({
  name,
  label,
  path: `/${name}`,
  widgets,
});
const sections = [
  section('news', 'News'),
  section('history', 'History', ['tagged', 'home']),
  section('memories', 'Memories'),
  section('store', 'Store', ['home']),
  section('trades', 'Trades'),
];

const read = vi.fn<(address: string) => Promise<Answer>>();
const good = (html: string): Answer => ({ status: 200, body: widgetWith(html) });
const addressOf = (name: string) => `/widgets/tagged/${name}?tag=season%3A2011-12`;

async function show(known: string[] = []) {
  const initial = Object.fromEntries(
    known.map((name) => [addressOf(name), good(`<p>Of ${name}</p>`)]),
  );
  const navigation = { answers: createAnswers(initial, read), navigated: true };
  const state = { sections, soon: ['trades'], unavailable: [] } as unknown as PageState;
  await act(async () =>
    render(
      <SiteContext value={{ state, navigation: navigation as Navigation }}>
        <Strips tag={TAG} owner="history" />
      </SiteContext>,
    ),
  );
}

const strip = (name: string) => screen.queryByRole('region', { name });

it('has a strip of each other section that brings one and is open, which leads to all that is tied and to the form', async () => {
  await show(['news', 'memories']);
  const names = within(screen.getByRole('region', { name: 'From the fans' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(names).toEqual(['News', 'Memories']);
  expect(screen.getByText('Of memories')).toBeTruthy();
  const memories = within(strip('Memories')!);
  const href = (name: string) => memories.getByRole('link', { name }).getAttribute('href');
  expect(href('Memories')).toBe('/memories?tag=season:2011-12');
  expect(href('Share a memory')).toBe('/memories/new?tag=season:2011-12');
});

it('asks for each by its tag, and shows them one after the other', async () => {
  const answering: Record<string, (answer: Answer) => void> = {};
  read.mockImplementation((address) => new Promise((resolve) => (answering[address] = resolve)));
  await show();
  expect(Object.keys(answering)).toEqual([addressOf('news'), addressOf('memories')]);
  await act(async () => answering[addressOf('memories')]!(good('<p>Of memories</p>')));
  expect([strip('News') !== null, strip('Memories')]).toEqual([true, null]);
  await act(async () => answering[addressOf('news')]!(good('<p>Of news</p>')));
  expect(strip('Memories')!.textContent).toContain('Of memories');
});

it('goes on where one does not come', async () => {
  read.mockImplementation(async (address) =>
    address === addressOf('news') ? { status: 503, body: {} } : good('<p>Of memories</p>'),
  );
  await show();
  expect(strip('News')!.textContent).toContain('News didn’t load.');
  expect(strip('Memories')!.textContent).toContain('Of memories');
});
