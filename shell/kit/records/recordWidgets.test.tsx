import { expandTemplate } from '@desert/contract/routes';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordKind } from './recordKind.ts';
import { recordWidgets } from './recordWidgets.tsx';

interface Told {
  id: number;
  title: string;
}

const { tagged } = recordWidgets<Told>({
  name: 'memories',
  label: 'Memories',
  kind: recordKind('memories', 'memory'),
  profile: { heading: '', empty: '', invite: '', show: ({ id, title }) => ({ id, title }) },
  fetchNewest:
    async () =>
    ({ records }) =>
      records.map(({ id, title }) => <p key={id}>{title}</p>),
});

it('reads the newest three that are tied to a tag', () => {
  expect(expandTemplate(tagged!.reads['records']!, {}, 'tag=season%3A2011-12')).toBe(
    '/api/memories/?tag=season%3A2011-12&limit=3',
  );
});

it.each([
  ['shows them as home does', [{ id: 1, title: 'The walk in' }], 'The walk in'],
  ['leaves the link to the form to the page around it', [], /^No memories yet/],
])('the strip of a tag %s', async (_, records, text) => {
  const { View } = tagged!;
  window.history.replaceState(null, '', '/?tag=season%3A2011-12');
  render(<View data={{ records }} addresses={{}} />);
  await screen.findByText(text);
  expect(screen.queryAllByText(/yet/)).toHaveLength(records.length === 0 ? 1 : 0);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
