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

async function show(records: Told[]) {
  const { View } = tagged!;
  window.history.replaceState(null, '', '/?tag=season%3A2011-12');
  render(<View data={{ records }} addresses={{}} />);
  await screen.findByText(records[0]?.title ?? /^No memories yet/);
}

it('reads the newest three that are tied to a tag', () => {
  expect(expandTemplate(tagged!.reads['records']!, {}, 'tag=season%3A2011-12')).toBe(
    '/api/memories/?tag=season%3A2011-12&limit=3',
  );
});

it('shows them as home does', async () => {
  await show([{ id: 1, title: 'The walk in' }]);
  expect(screen.queryByText(/yet/)).toBeNull();
});

it('an empty strip leaves the link to the form to the page around it', async () => {
  await show([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
