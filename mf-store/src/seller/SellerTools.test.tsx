import type { Item } from '@desert/contract/store/merch';
import { $toast } from '@desert/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jersey } from '../test/items.ts';
import { fill, href, press, site } from '../test/site.ts';

let sent: string[];
let item: Item;

beforeEach(() => {
  sent = [];
  item = jersey;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json([]);
    sent.push(`${address} ${body as string}`);
    const { state } = JSON.parse(body as string) as Required<Item>;
    item = { ...item, state, sold_price: state === 'sold' ? 95 : null };
    return Response.json(item);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the item's page as its seller, and waits for the lazy tools. */
async function visit() {
  const page = await site.visit('/merch/7', jersey.user);
  await screen.findByRole('region', { name: 'Your item' });
  return page;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('only the seller of an item sees the tools to change its state', async () => {
  await site.visit('/merch/7', { id: 5, username: 'neither' });
  expect(buttons()).not.toContain('Mark as sold');
  expect(href('Message the seller')).toBe('/merch/7/ask');
  await visit();
  expect(buttons()).toEqual(expect.arrayContaining(['Mark as sold', 'Mark as reserved', 'Unlist']));
  expect(href('Message the seller')).toBeUndefined();
});

it('one press marks an item as reserved, sold or withdrawn, or puts the item back for sale', async () => {
  const { element } = await visit();
  for (const [name, state] of [
    ['Mark as reserved', 'reserved'],
    ['Put back up for sale', 'for_sale'],
    ['Unlist', 'withdrawn'],
    ['Put back up for sale', 'for_sale'],
    ['Mark as sold', 'sold'],
  ] as const) {
    await press(name);
    expect(sent.at(-1)).toBe(`/api/merch/7/state/ {"state":"${state}"}`);
  }
  expect(element.textContent).toContain('Your item is sold.');
  expect($toast.get()?.text).toBe('Marked as sold for $95.');
});

it('Undo of a change of an item’s state restores the buyer and the price', async () => {
  const page = await visit();
  const sold = { ...jersey, state: 'sold' as const, sold_price: 40, conversation_id: 3 };
  act(() => page.cache.put('/api/merch/7/', sold));
  await press('Put back up for sale');
  expect(document.activeElement?.textContent).toContain('Your item is');
  await act(async () => $toast.get()?.undo?.());
  expect(sent.at(-1)).toBe(
    '/api/merch/7/state/ {"state":"sold","conversation_id":3,"sold_price":40}',
  );
});

it('the form of a sale keeps the chosen buyer if the list of buyers changes', async () => {
  const page = await visit();
  const sold = {
    ...jersey,
    state: 'sold' as const,
    state_at: '2026-11-03T19:00:00.000Z',
    conversation_id: 99,
  };
  act(() => page.cache.put('/api/merch/7/', sold));
  await press('Save sale details');
  expect(sent.at(-1)).toContain('"conversation_id":99');
});

it('the sale form saves price and buyer, and refuses an invalid price', async () => {
  const { element } = await visit();
  await press('Mark as sold');
  fill('Sale price (optional)', 'much');
  sent = [];
  await press('Save sale details');
  expect(element.textContent).toContain('Enter a price in dollars, like 12.50');
  expect(sent).toEqual([]);
  fill('Sale price (optional)', '$1,100');
  await act(async () => {});
  fireEvent.change(screen.getByLabelText('Buyer (optional)'), { target: { value: '3' } });
  await press('Save sale details');
  expect(JSON.parse(sent.at(-1)!.split(/ (.*)/)[1]!)).toEqual({
    state: 'sold',
    sold_price: '$1,100',
    conversation_id: 3,
  });
  expect(element.textContent).toContain('Your item is sold.');
});
