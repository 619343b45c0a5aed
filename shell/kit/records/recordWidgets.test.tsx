import { expandTemplate } from '@desert/contract/pages/routes';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import { describeKind } from './kindDescription.ts';
import { recordWidgets } from './recordWidgets.tsx';

interface Told {
  id: number;
  title: string;
}

const { tagged } = recordWidgets<Told>({
  name: 'memories',
  label: 'Memories',
  kind: describeKind('memories', 'memory'),
  profile: { heading: '', empty: '', invite: '', show: ({ id, title }) => ({ id, title }) },
  fetchNewest:
    async () =>
    ({ records, level }) => {
      const Heading = `h${level ?? 3}` as const;
      if (records.length === 0) return <p>No memories yet.</p>;
      return records.map(({ id, title }) => <Heading key={id}>{title}</Heading>);
    },
});

it('the widget of a tag reads the tag’s three newest records', () => {
  expect(expandTemplate(tagged!.reads['records']!, {}, 'tag=season%3A2011-12')).toBe(
    '/api/memories/?tag=season%3A2011-12&limit=3',
  );
});

it('the widget of a tag shows the newest records under headings of level 4', async () => {
  const { View } = tagged!;
  render(<View data={{ records: [{ id: 1, title: 'The walk in' }] }} addresses={{}} />);
  expect((await screen.findByRole('heading', { level: 4 })).textContent).toBe('The walk in');
});

it('the widget of a tag without records has no HTML', async () => {
  const { View } = tagged!;
  await loadComponent(View);
  const { container } = render(<View data={{ records: [] }} addresses={{}} />);
  expect(container.innerHTML).toBe('');
});
