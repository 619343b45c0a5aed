import type { ApiResponses } from '@desert/contract/pages/page';
import { expandTemplate } from '@desert/contract/pages/routes';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { describeKind } from './kindDescription.ts';
import type { MemberLists } from './MemberRecords.tsx';
import { recordWidgets } from './recordWidgets.tsx';

interface Thing {
  id: number;
  name: string;
}

const lists: MemberLists = { heading: 'Items for sale', empty: 'Nothing for sale just now.' };
const withSold: MemberLists = { ...lists, also: { heading: 'Sold', filter: ['state', 'sold'] } };

const widgetOf = (member?: MemberLists) =>
  recordWidgets<Thing>({
    name: 'store',
    label: 'Store',
    kind: describeKind('merch', 'item'),
    profile: { heading: '', empty: '', invite: '', show: ({ id, name }) => ({ id, title: name }) },
    ...(member && { member }),
    fetchNewest:
      async () =>
      ({ records }) => (
        <ul>
          {records.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ),
  })['member'];

/** Shows the widget on ann's page. @param known the records and the next page's address of each read */
async function show(member: MemberLists, known: Record<string, [Thing[], next?: string]>) {
  window.history.replaceState(null, '', '/user/ann?author=ann');
  const { reads, View } = widgetOf(member)!;
  const addresses = Object.fromEntries(
    Object.entries(reads).map(([name, at]) => [name, expandTemplate(at, {}, 'author=ann')]),
  );
  const cache: ApiResponses = Object.fromEntries(
    Object.entries(known).map(([name, [body, next]]) => [
      addresses[name],
      { status: 200, body, next },
    ]),
  );
  render(
    <ApiCacheContext value={createApiCache(cache)}>
      <View data={{}} addresses={addresses} />
    </ApiCacheContext>,
  );
  return within(await screen.findByRole('region', { name: 'Items for sale' }));
}

const puck = { id: 3, name: 'Puck' };
const scarf = { id: 2, name: 'Scarf' };
const NEXT = '/api/merch/?cursor=2';

const readOf = (member: MemberLists, name: string) =>
  expandTemplate(widgetOf(member)!.reads[name]!, {}, 'author=ann');

it('a member’s widget shows the six newest records, and no link if there are no more', async () => {
  expect(readOf(lists, 'newest')).toBe('/api/merch/?author=ann&limit=6');
  const part = await show(lists, { newest: [[puck, scarf]] });
  expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Puck', 'Scarf']);
  expect(part.queryByRole('link')).toBeNull();
});

it('a member’s widget links to all records if there are more, and hides an empty second group', async () => {
  const part = await show(withSold, { newest: [[puck], NEXT], also: [[]] });
  const more = part.getByRole('link', { name: 'More items' });
  expect(more.getAttribute('href')).toBe('/merch?author=ann');
  expect(part.queryByRole('heading', { name: 'Sold' })).toBeNull();
});

it('a member’s widget without newest records says so, above the section’s other records', async () => {
  expect(readOf(withSold, 'also')).toBe('/api/merch/?author=ann&state=sold&limit=3');
  const part = await show(withSold, { newest: [[]], also: [[scarf], NEXT] });
  expect(part.getByText('Nothing for sale just now.')).toBeTruthy();
  expect(part.getByRole('heading', { name: 'Sold', level: 3 })).toBeTruthy();
  expect(part.getByText('Scarf')).toBeTruthy();
  const more = part.getByRole('link', { name: 'More items' });
  expect(more.getAttribute('href')).toBe('/merch?author=ann&state=sold');
});
